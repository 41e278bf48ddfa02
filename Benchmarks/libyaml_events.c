// Reads a YAML file with libyaml alone, by its events or into its own tree, and prints how many nodes it saw.
//
// usage: libyaml_events FILE [tree]
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static unsigned char *contents(const char *path, long *size) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) exit(2);
    *size = ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(*size + 1);
    if (!bytes || fread(bytes, 1, *size, file) != (size_t)*size) exit(2);
    fclose(file);
    return bytes;
}

static long events(yaml_parser_t *parser) {
    for (long nodes = 0;;) {
        yaml_event_t event;
        if (!yaml_parser_parse(parser, &event)) exit(1);
        yaml_event_type_t type = event.type;
        yaml_event_delete(&event);
        nodes += type == YAML_SCALAR_EVENT || type == YAML_SEQUENCE_START_EVENT || type == YAML_MAPPING_START_EVENT;
        if (type == YAML_STREAM_END_EVENT) return nodes;
    }
}

static long tree(yaml_parser_t *parser) {
    yaml_document_t document;
    if (!yaml_parser_load(parser, &document)) exit(1);
    long nodes = document.nodes.top - document.nodes.start;
    yaml_document_delete(&document);
    return nodes;
}

int main(int count, char **arguments) {
    if (count < 2) return 2;
    long size;
    unsigned char *bytes = contents(arguments[1], &size);
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser)) return 2;
    yaml_parser_set_input_string(&parser, bytes, size);
    printf("%ld\n", count > 2 ? tree(&parser) : events(&parser));
    yaml_parser_delete(&parser);
    free(bytes);
    return 0;
}

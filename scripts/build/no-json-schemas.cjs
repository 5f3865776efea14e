/** Replaces what zod has for JSON schemas, which every schema could otherwise be turned into. */
exports.createStandardJSONSchemaMethod = () => undefined

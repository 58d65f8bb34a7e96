// fhirclient asks for this package only where globalThis.crypto is missing; every platform we support has it.
exports.default = globalThis.crypto

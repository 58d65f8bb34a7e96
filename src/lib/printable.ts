/** The text with U+FFFD for NUL, at which many programs stop reading a file. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '\ufffd')

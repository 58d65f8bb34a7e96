/** Characters that turn the direction of text around them, and marks that cannot be seen: an address or a file name can pass for another one with them. */
const MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** The text without the marks: in the order in which it is stored. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(MARKS, '')
}

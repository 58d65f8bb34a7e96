/** Bidi controls and invisible characters, which can make an address or a file name look like another one. */
const BIDI_CONTROLS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** The text without bidi controls and invisible characters. */
export function stripBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '')
}

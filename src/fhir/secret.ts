/** A text that can be nothing but a United States social security number: others could misuse it, wherever it stands. */
export const isSecretNumber = (text: string): boolean => /^\d{3}-\d{2}-\d{4}$/.test(text.trim())

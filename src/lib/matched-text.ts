/**
 * Names are shorter. A longer text is shown as sent, but is not searched for what it means: by a pattern, its time could grow with the square of its
 * length.
 */
const MAX_MATCHED_LENGTH = 2_000

/** Whether a text is short enough to be a name. */
export const canBeName = (text: string): boolean => text.length <= MAX_MATCHED_LENGTH

/** The beginning of a text, as much of it as is compared with other names. */
export const comparedPart = (text: string): string => text.slice(0, MAX_MATCHED_LENGTH)

import type { Audience } from './audience'
import type { CodeTexts } from './code-tables'

/** The text for a code of the group `Type.element`; a proxy reads the patient's text. */
export type CodeText = (group: string, code: string, audience: Audience, fallbackDisplay?: string) => string

/**
 * Texts for codes from the tables of one language. An unknown code is never dropped: its display from the record is used, else the code itself,
 * with hyphens turned into spaces where it consists of words (`en-US` and `2106-3` do not). `entered-in-error` has a text in every group.
 */
export function createCodeText(codes: CodeTexts): CodeText {
  return (group, code, audience, fallbackDisplay) => {
    const ofGroup = Object.hasOwn(codes, group) ? codes[group] : undefined
    const known = ofGroup && Object.hasOwn(ofGroup, code) ? ofGroup[code] : undefined
    const texts = known ?? (code === 'entered-in-error' ? codes['Observation.status']?.[code] : undefined)
    if (texts) return texts[audience === 'provider' ? 1 : 0]
    if (fallbackDisplay?.trim()) return fallbackDisplay
    const spaced = /^[a-z]+(?:-[a-z]{2,})+$/.test(code.trim()) ? code.trim().replaceAll('-', ' ') : code.trim()
    return /^[a-z ]+$/i.test(spaced) ? spaced.charAt(0).toUpperCase() + spaced.slice(1) : spaced
  }
}

interface TextFormat {
  readonly struck: boolean
  readonly script: 'super' | 'sub' | undefined
}

/** The text of an RTF file as it is collected. */
export interface RtfOutput {
  add(text: string, format: TextFormat): void
  /** The whole text, without more than one empty line between others. */
  end(): string
}

const SCRIPTS = { super: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋' }
const SCRIPTED = '0123456789+-'

/** A line without spaces and separators of table cells at its end. */
function lineText(line: string): string {
  let end = line.length
  while (end > 0 && ' \t|'.includes(line[end - 1] ?? '')) end -= 1
  // A bar that the author wrote has no space before it.
  return line[end] === '|' ? line.slice(0, end + 1) : line.slice(0, end)
}

/** Collects text, with `crossedOut` before what is crossed out. */
export function createRtfOutput(crossedOut: string): RtfOutput {
  const parts: string[] = []
  let isStruck = false
  const setStruck = (struck: boolean): void => {
    if (struck === isStruck) return
    parts.push(struck ? `[${crossedOut}: ` : ']')
    isStruck = struck
  }
  return {
    add: (text: string, { struck, script }: TextFormat): void => {
      if (struck !== isStruck && text.trim() !== '') setStruck(struck)
      parts.push(
        script
          ? text.replace(/[\d+-]/g, (character) => SCRIPTS[script][SCRIPTED.indexOf(character)] ?? character)
          : text,
      )
    },
    end: (): string => {
      setStruck(false)
      return parts
        .join('')
        .split('\n')
        .map(lineText)
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    },
  }
}

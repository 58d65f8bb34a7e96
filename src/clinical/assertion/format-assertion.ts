import type { Audience } from '../../i18n/audience'
import type { Messages } from '../../i18n/types'
import type { Assertion, ReasonKey } from './assertion'

type RowTexts = Messages['assertions']

const hasRowText = (reason: ReasonKey, texts: RowTexts): reason is ReasonKey & keyof RowTexts =>
  Object.hasOwn(texts, reason)

/** The short text for names that disagree. */
export const namesDisagreeText = ({ assertions }: Pick<Messages, 'assertions'>, audience: Audience): string =>
  assertions.namesDisagree[audience === 'provider' ? 1 : 0]

/** The short texts of what another part of the record says against it, worst first; without those that its status line already states. */
export function formatAssertion(
  { reasons }: Assertion,
  { assertions: texts }: Pick<Messages, 'assertions'>,
  audience: Audience,
): readonly string[] {
  return reasons.flatMap((reason) => {
    if (!hasRowText(reason, texts)) return []
    const [patient, provider]: readonly string[] = texts[reason]
    return (audience === 'provider' ? provider : patient) ?? []
  })
}

import { buttonForm, escapeHtml, page } from './html'

export interface FaultPage {
  readonly kinds: readonly { readonly kind: string; readonly says: string }[]
  readonly places: readonly string[]
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly active: readonly {
    readonly id: number
    readonly kind: string
    readonly type?: string
    readonly count?: number
    readonly person?: string
    readonly seconds?: number
    readonly after?: number
    readonly every?: number
    readonly percent?: number
    readonly hits: number
  }[]
  /** Whether the second snapshot of the records is served. */
  readonly isSecondSnapshot: boolean
  /** Error message of the last submission. */
  readonly problem?: string
}

const option = (value: string, text: string) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`

function select(
  name: string,
  label: string,
  any: string | undefined,
  choices: readonly (readonly [value: string, text: string])[],
): string {
  const first = any === undefined ? '' : option('', any)
  return `<label for="${name}">${escapeHtml(label)}</label><select id="${name}" name="${name}">${first}${choices.map(([value, text]) => option(value, text)).join('')}</select>`
}

const numberField = (name: string, label: string) =>
  `<label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" inputmode="numeric" pattern="[0-9]*" autocomplete="off">`

function activeFaultText({
  type,
  count,
  person,
  seconds,
  after,
  every,
  percent,
  hits,
}: FaultPage['active'][number]): string {
  const parts = [
    type ?? 'every record',
    person === undefined ? 'everybody' : person,
    ...(seconds === undefined ? [] : [`${seconds} s`]),
    ...(after === undefined ? [] : [`after ${after}`]),
    ...(every === undefined ? [] : [`one in ${every}`]),
    ...(percent === undefined ? [] : [`${percent} %`]),
    count === undefined ? `${hits} so far, until turned off` : `${hits} of ${count}`,
  ]
  return parts.join(', ')
}

function activeList(active: FaultPage['active'], action: string): string {
  if (active.length === 0) return '<p>None: every response is correct.</p>'
  const items = active.map(
    (fault) => `<li><p><strong>${escapeHtml(fault.kind)}</strong>: ${escapeHtml(activeFaultText(fault))}</p>
${buttonForm(action, { off: String(fault.id) }, escapeHtml(`Turn off ${fault.kind}`), 'plain')}</li>`,
  )
  return `<ul>${items.join('\n')}</ul>${buttonForm(action, { reset: 'yes' }, 'Turn everything off', 'main')}`
}

/** Shows which snapshot is served; only a reset returns to the first one. */
function snapshotSection(isSecondSnapshot: boolean): string {
  if (isSecondSnapshot)
    return '<p>The records are in their second state: some results are new or amended, a medicine is stopped, a note is gone. <a href="/control/advance">What has changed</a></p>'
  return `<p>The records are in their first state.</p>${buttonForm('/advance', {}, 'Switch to the second state', 'plain')}`
}

/** The page that turns faults on and off; `action` is the URL that it posts to. */
export function faultsPage(
  action: string,
  { kinds, places, people, active, isSecondSnapshot, problem }: FaultPage,
): string {
  const note = problem === undefined ? '' : `<p role="alert"><strong>${escapeHtml(problem)}</strong></p>`
  const descriptions = kinds.map(
    ({ kind, says: text }) => `<dt><strong>${escapeHtml(kind)}</strong></dt><dd>${escapeHtml(text)}</dd>`,
  )
  return page(
    'Faults',
    `${note}<p>Choose what goes wrong in the responses of this sandbox. A fault stays on until it is turned off or its count is used up.</p>
<h2>Faults that are on</h2>${activeList(active, action)}
<h2>Turn one on</h2>
<form method="post" action="${escapeHtml(action)}">
${select(
  'kind',
  'What goes wrong',
  undefined,
  kinds.map(({ kind, says: text }) => [kind, text.startsWith(`HTTP ${kind}:`) ? text : `${kind}: ${text}`]),
)}
${select(
  'type',
  'Where',
  'Everywhere it applies: all records or all token responses',
  places.map((place) => [place, place]),
)}
${select(
  'person',
  'For whom',
  'Everybody',
  people.map(({ id, name }) => [id, name]),
)}
${numberField('count', 'Number of responses (empty: until turned off)')}
${numberField('seconds', 'Seconds, for faults that delay a response (empty: the default)')}
<details><summary>Only some responses</summary>
${numberField('after', 'After this many responses')}
${numberField('every', 'Every nth response (3: every third)')}
${numberField('percent', 'At random, in percent of responses')}
${numberField('seed', 'Seed of the random choice (default 1)')}
</details>
<p><button class="main">Turn on</button></p>
</form>
<h2>What each one does</h2><dl>${descriptions.join('')}</dl>
<h2>The records</h2>${snapshotSection(isSecondSnapshot)}
<p><a href="/">Start page of the sandbox</a></p>`,
  )
}

import type { LaunchContext } from '../auth/launch-context'
import type { Person } from '../types'
import { describeScopes } from '../auth/scopes'
import { buttonForm, escapeHtml, icon, initials, page, personLabel } from './html'

export interface Choice {
  readonly id: string
  readonly name: string
  readonly line: string
}

const cancelButton = (action: string) => buttonForm(`${action}/abort`, {}, 'Cancel', 'quiet')

/** People under two headings: patients and family, then care staff. `entry` is the button or link of one person. */
function peopleByKind(people: readonly Person[], entry: (person: Person) => string): string {
  const groups = [
    ['Patients and family', 'family', people.filter(({ kind }) => kind !== 'provider')],
    ['Care staff', 'staff', people.filter(({ kind }) => kind === 'provider')],
  ] as const
  return groups
    .filter(([, , members]) => members.length > 0)
    .map(([title, name, members]) => `<h2>${title}</h2><div class="${name}">${members.map(entry).join('\n')}</div>`)
    .join('\n')
}

/** The people who can sign in, one button each. */
export function loginPage(action: string, people: readonly Person[]): string {
  const buttons = peopleByKind(people, ({ id, name, about }) =>
    buttonForm(`${action}/login`, { person: id }, personLabel(name, about), 'person'),
  )
  return page('Who is signing in?', `<p class="note">No password is needed here.</p>${buttons}${cancelButton(action)}`)
}

/** The patients the person may see, one button each. */
export function patientPage(action: string, choices: readonly Choice[]): string {
  const buttons = choices.map(({ id, name, line }) =>
    buttonForm(`${action}/patient`, { patient: id }, personLabel(name, line), 'person'),
  )
  return page(
    'Choose a patient',
    `<p class="note">The app will open this record.</p>${buttons.join('\n')}${cancelButton(action)}`,
  )
}

/** More types of records than these are counted, with a fold that lists them. */
const MAX_LISTED_TYPES = 4

const scopeLine = ({ text, types }: ReturnType<typeof describeScopes>[number]): string => {
  const listed = escapeHtml(types.join(', '))
  if (types.length > MAX_LISTED_TYPES)
    return `${escapeHtml(text)}<details><summary>${String(types.length)} kinds of records</summary>${listed}</details>`
  return types.length === 0 ? escapeHtml(text) : `${escapeHtml(text)}: ${listed}`
}

/** Consent page: who shares which record, what the app can do with it, and the requested scopes. */
export function consentPage(
  action: string,
  app: string,
  person: string,
  patient: string | undefined,
  scopes: readonly string[],
): string {
  const items = [
    ...describeScopes(scopes).map((description) => ['check', scopeLine(description)] as const),
    ['ban', 'Not change, add or delete anything'] as const,
  ].map(([sign, line]) => `<li>${icon(sign)}<span>${line}</span></li>`)
  const whose = patient === undefined ? 'is signed in' : `shares ${patient}’s record`
  return page(
    `Share with ${app}?`,
    `<div class="card who">${initials(person)}<div><strong>${escapeHtml(person)}</strong><span>${escapeHtml(whose)}</span></div></div>
<div class="card"><h2>${escapeHtml(app)} can</h2><ul class="can">${items.join('')}</ul>
<details><summary>Technical list</summary><code>${escapeHtml(scopes.join(' '))}</code></details></div>
${buttonForm(`${action}/consent`, { answer: 'allow' }, 'Allow', 'main')}
${buttonForm(`${action}/abort`, {}, 'Do not allow', 'plain')}`,
  )
}

/** An error that cannot be redirected to the app. */
export function errorPage(error: string, description: string | undefined): string {
  const detail = description === undefined ? '' : `<p>${escapeHtml(description)}</p>`
  return page(
    'Sign-in did not work',
    `<p>Go back to the app and start again.</p><h2>Details</h2><p><code>${escapeHtml(error)}</code></p>${detail}`,
  )
}

/** Shows the code for a desktop app to copy, or an error. */
export function codePage(code: string | undefined, error: string | undefined, description: string | undefined): string {
  if (code === undefined) return errorPage(error ?? 'no_code', description)
  return page(
    'Copy this code',
    `<p>Paste it into the app. It works once, for one minute.</p><p><code id="code">${escapeHtml(code)}</code></p>`,
  )
}

/** Confirms a sign-out; `form` is oidc-provider's form `op.logoutForm`, which the button submits. */
export function signOutPage(form: string): string {
  return page(
    'Sign out of the sandbox EHR?',
    `${form}<p><button class="main" form="op.logoutForm" name="logout" value="yes">Sign out</button></p>`,
  )
}

/** After a sign-out without a redirect to an app. */
export function signedOutPage(): string {
  return page('You are signed out', '<p>You can close this page.</p>')
}

/** A sign-in that has ended, is unknown, or belongs to another browser. */
export function expiredPage(): string {
  return page('This sign-in is over', '<p>Go back to the app and start again.</p>')
}

const optionList = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => `<option value="${escapeHtml(id)}">${escapeHtml(name)}</option>`).join('')

/** First step of the EHR launch: choose the user. */
export function launchPersonPage(people: readonly Person[]): string {
  const links = peopleByKind(
    people,
    ({ id, name, about }) =>
      `<a class="person" href="/ehr/launch?user=${encodeURIComponent(id)}">${personLabel(name, about)}</a>`,
  )
  return page('Open an app from the EHR', `<p class="note">Who are you?</p>${links}`)
}

const YES_NO = { true: 'yes', false: 'no' } as const

const textField = (name: keyof LaunchContext, label: string, value = '') =>
  `<label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" autocomplete="off">`
const choiceField = (
  name: keyof LaunchContext,
  label: string,
  chosen: string,
  choices: readonly (readonly [value: string, text: string])[],
) =>
  `<label for="${name}">${escapeHtml(label)}</label><select id="${name}" name="${name}">${choices.map(([value, text]) => `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`).join('')}</select>`

/** Form fields of the launch context; `style` is the URL of the sandbox's style document. */
function launchContextFields(
  { encounter, fhirContext, intent, tenant, need_patient_banner, smart_style_url = '' }: LaunchContext,
  style: string,
): string {
  const banner = need_patient_banner === undefined ? '' : YES_NO[`${need_patient_banner}`]
  return [
    textField('encounter', 'Encounter (id)', encounter),
    textField(
      'fhirContext',
      'Further records that are open (fhirContext), such as Goal/1 Immunization/2',
      fhirContext === undefined ? '' : JSON.stringify(fhirContext),
    ),
    textField('intent', 'What the user wants to do (intent)', intent),
    textField('tenant', 'Part of the EHR (tenant)', tenant),
    choiceField('need_patient_banner', 'Must the app show whose chart is open', banner, [
      ['', 'As usual: yes for care staff'],
      ['yes', 'Yes'],
      ['no', 'No'],
    ]),
    choiceField('smart_style_url', 'Style document (smart_style_url)', smart_style_url, [
      ...(['', style].includes(smart_style_url) ? [] : [[smart_style_url, smart_style_url] as const]),
      ['', 'None'],
      [style, 'That of the sandbox'],
    ]),
  ].join('\n')
}

/** Second step of the EHR launch: choose patient, app and launch context. */
export function launchPage(
  person: Person,
  choices: readonly Choice[],
  apps: readonly { id: string; name: string }[],
  { launchContext, style }: { launchContext: LaunchContext; style: string },
): string {
  return page(
    'Open an app from the EHR',
    `<p>Signed in: ${escapeHtml(person.name)}. <a href="/ehr/launch">Change</a></p>
<form method="post" action="/ehr/launch">
<input type="hidden" name="user" value="${escapeHtml(person.id)}">
<label for="patient">Patient</label><select id="patient" name="patient">${optionList([...choices, { id: '', name: 'No patient' }])}</select>
<label for="app">App</label><select id="app" name="app">${optionList(apps)}</select>
<details><summary>What else the app receives</summary>
${launchContextFields(launchContext, style)}
</details>
<p><button class="main">Open app</button></p>
</form>`,
  )
}

/** Start page of the sandbox; links to the pages of the switchboard and the SMART configuration if they exist. */
export function indexPage(
  fhirBase: string,
  people: readonly Person[],
  { hasSwitchboard, smartConfiguration }: { hasSwitchboard: boolean; smartConfiguration: boolean },
): string {
  const links = [
    ['/ehr/launch', 'Open an app from the EHR'],
    ['/cards', 'Health cards'],
    ['/fhir/metadata', 'Capability statement'],
    ...(smartConfiguration ? [['/fhir/.well-known/smart-configuration', 'SMART configuration']] : []),
    ...(hasSwitchboard
      ? [
          ['/faults', 'Faults'],
          ['/requests', 'Requests'],
        ]
      : []),
  ].map(([path, text]) => `<li><a href="${path}">${text}</a></li>`)
  const list = people.map(({ name, about }) => `<li><strong>${escapeHtml(name)}</strong>: ${escapeHtml(about)}</li>`)
  return page(
    'Sandbox EHR',
    `<p>A FHIR R4 server with SMART sign-in for trying apps. FHIR base: <code>${escapeHtml(fhirBase)}</code></p>
<ul>${links.join('\n')}</ul>
<h2>Who can sign in</h2><ul>${list.join('')}</ul><p><a href="/people">What each may see, and what is special in each record</a></p>`,
  )
}

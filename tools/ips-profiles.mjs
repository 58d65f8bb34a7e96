// Trims the profiles of the International Patient Summary to what the test of our summary needs:
//   npm pack hl7.fhir.uv.ips@2.0.0 (a FHIR package), unpack it, then
//   node tools/ips-profiles.mjs FOLDER > src/resources/export/__fixtures__/ips-2.0/profiles.json
// FOLDER is the `package` folder. Element definitions keep their structure, without words, bindings and mappings. What the validator of
// @medplum/core 4.5.2 cannot read is left out: slicing by profile or by resolved type, extension slices, and slices inside slices.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const [folder = '.'] = process.argv.slice(2)
const CORE = 'http://hl7.org/fhir/StructureDefinition'
const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const { name, version, license, title } = read('package.json')

const definitions = readdirSync(folder)
  .filter((file) => /^StructureDefinition-.*-uv-ips\.json$/.test(file))
  .map(read)
  .filter(({ kind }) => kind === 'resource')
const typeOfProfile = new Map(definitions.map(({ url, type }) => [url, type]))

/** Profiles that an entry of our summary may name, and those of the document. */
const USED =
  /^(?:Bundle|Composition|Patient|AllergyIntolerance|Condition|Medication(?:Request|Statement)?|Immunization|Procedure|Device|DeviceUseStatement|DiagnosticReport|Observation-(?:results-laboratory-pathology|tobaccouse)|Practitioner|PractitionerRole|Organization)-uv-ips$/

/** A reference to a profile counts as one to its type: each entry is validated against its own profile. */
function coreTarget(target) {
  const [url] = target.split('|')
  return typeOfProfile.has(url) ? `${CORE}/${typeOfProfile.get(url)}` : url
}

const isReadable = ({ discriminator = [] }) =>
  discriminator.every(({ type, path }) => ['value', 'pattern', 'type'].includes(type) && !path.includes('resolve()'))

/** True for elements of slices that are left out: `a:one.b:two`, `extension:x`, and `unread`, whose slicing is left out. */
function isLeftOut(id, unread) {
  const parts = id.split('.')
  const slices = parts.filter((part) => part.includes(':'))
  return (
    slices.length > 1 ||
    slices.some((part) => /^(?:modifierE|e)xtension:/.test(part)) ||
    unread.some((path) => id.startsWith(`${path}:`))
  )
}

function trimElement({ id, path, sliceName, min, max, base, type, slicing, constraint, ...rest }) {
  const fixed = Object.entries(rest).filter(([key]) => /^(?:fixed|pattern)[A-Z]/.test(key))
  const isSliced = slicing && isReadable(slicing) && !path.endsWith('xtension')
  const rules = (constraint ?? [])
    .filter(({ key, severity }) => severity === 'error' && !/^(?:ele|ext)-1$/.test(key))
    .map(({ key, severity, human, expression }) => ({ key, severity, human, expression }))
  return {
    id,
    path,
    sliceName,
    min,
    max,
    base,
    type: type?.map(({ code, targetProfile, extension }) => ({
      code,
      targetProfile: targetProfile?.map(coreTarget),
      extension,
    })),
    ...(isSliced ? { slicing: { discriminator: slicing.discriminator, rules: slicing.rules } } : {}),
    ...(rules.length > 0 ? { constraint: rules } : {}),
    ...Object.fromEntries(fixed),
  }
}

function trim({ resourceType, url, name: profileName, kind, type, snapshot }) {
  const unread = snapshot.element.filter(({ slicing }) => slicing && !isReadable(slicing)).map(({ id }) => id)
  const element = snapshot.element.filter(({ id }) => !isLeftOut(id, unread)).map(trimElement)
  return { resourceType, url, name: profileName, kind, type, snapshot: { element } }
}

process.stdout.write(
  `${JSON.stringify(
    {
      note: `Trimmed by tools/ips-profiles.mjs from the FHIR package ${name} ${version} (${title}, HL7 International / Patient Care), licence ${license}.`,
      // One definition a line.
      profiles: ['PROFILES'],
    },
    undefined,
    1,
  ).replace(
    '"PROFILES"',
    definitions
      .filter(({ id }) => USED.test(id))
      .map((each) => JSON.stringify(trim(each)))
      .join(',\n'),
  )}\n`,
)

import { codingsOf, conceptDisplay } from '../../fhir/concept'
import { descriptorOf } from '../../resources/descriptors'
import { namesOtherFamily, type VaccineFamily } from './vaccine-family-words'
import { groupBy } from '../shared/group-by'
import { recordKey } from '../../fhir/source'
import type { ResourceOf } from '../../fhir/resource'
import type { FormatContext } from '../../i18n/format-context'

/** CVX codes by CDC vaccine group. Combination vaccines are left out and keep their own name. */
const cvxCodesByFamily = {
  flu: [
    '15',
    '16',
    '88',
    '111',
    '135',
    '140',
    '141',
    '144',
    '149',
    '150',
    '151',
    '153',
    '155',
    '158',
    '161',
    '166',
    '168',
    '171',
    '185',
    '186',
    '194',
    '197',
    '200',
    '201',
    '202',
    '205',
    '231',
    '320',
  ],
  covid: [
    '207',
    '208',
    '210',
    '211',
    '212',
    '213',
    '217',
    '218',
    '219',
    '221',
    '225',
    '226',
    '227',
    '228',
    '229',
    '230',
    '300',
    '301',
    '302',
    '308',
    '309',
    '310',
    '311',
    '312',
    '313',
  ],
  pneumococcal: ['33', '100', '109', '133', '152', '215', '216', '327'],
  shingles: ['121', '187', '188'],
  hepatitisA: ['31', '52', '83', '84', '85'],
  hepatitisB: ['08', '42', '43', '44', '45', '189', '220'],
  hpv: ['62', '118', '137', '165'],
  tetanus: ['09', '113', '138', '139', '196'],
  tdap: ['115'],
  dtap: ['20', '106', '107'],
  polio: ['02', '10', '89'],
  hib: ['17', '46', '47', '48', '49'],
  rotavirus: ['74', '116', '119', '122'],
  mmr: ['03'],
  chickenpox: ['21'],
  meningococcalAcwy: ['32', '108', '114', '136', '147', '203'],
  meningococcalB: ['162', '163', '164'],
  rsv: ['303', '304', '305', '326'],
} as const satisfies Readonly<Record<VaccineFamily, readonly string[]>>

const familyByCode: ReadonlyMap<string, VaccineFamily> = new Map(
  Object.entries(cvxCodesByFamily).flatMap(([family, codes]) =>
    codes.map((code) => [code, family as VaccineFamily] as const),
  ),
)

/** The family of a vaccine by its CVX code; undefined for other codes. */
const codedFamily = (vaccineCode: unknown): VaccineFamily | undefined =>
  codingsOf(vaccineCode)
    .filter(({ system }) => system === 'http://hl7.org/fhir/sid/cvx')
    .flatMap(({ code = '' }) => familyByCode.get(code.padStart(2, '0')) ?? [])[0]

/** The family of a vaccine; undefined when its code has none, or its text or a display names another vaccine. */
function vaccineFamily(vaccineCode: unknown): VaccineFamily | undefined {
  const family = codedFamily(vaccineCode)
  const names = [conceptDisplay(vaccineCode), ...codingsOf(vaccineCode).map(({ display }) => display)]
  return family === undefined || names.some((name) => name !== undefined && namesOtherFamily(name, family))
    ? undefined
    : family
}

export interface VaccineGroup<R extends ResourceOf<'Immunization'> = ResourceOf<'Immunization'>> {
  readonly key: string
  /** What the vaccine protects from, if known; products of one family are grouped. */
  readonly family: VaccineFamily | undefined
  readonly name: string | undefined
  /** Newest first. */
  readonly doses: readonly [R, ...R[]]
}

/** Identifies a vaccine: family, else code, else name; by its name if that is not of the family of its code. One without any is not grouped. */
function vaccineKey(immunization: ResourceOf<'Immunization'>): string {
  const code = immunization.vaccineCode
  const coding = codedFamily(code) === undefined ? codingsOf(code).find((each) => each.code !== undefined) : undefined
  return (
    vaccineFamily(code) ??
    (coding
      ? `${coding.system ?? ''}|${coding.code ?? ''}`
      : (conceptDisplay(code)?.toLowerCase() ?? `alone ${recordKey(immunization)}`))
  )
}

/** Groups vaccinations by vaccine, in the order of the list. */
export function groupVaccines<R extends ResourceOf<'Immunization'>>(
  immunizations: readonly R[],
  format: FormatContext,
): readonly VaccineGroup<R>[] {
  return [...groupBy(immunizations, (each) => vaccineKey(each))].map(([key, doses]) => ({
    key,
    family: vaccineFamily(doses[0].vaccineCode),
    name: descriptorOf('Immunization').title(doses[0], format),
    doses,
  }))
}

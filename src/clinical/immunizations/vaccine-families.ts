import { codingsOf } from '../../fhir/concept'

/** Codes of CVX by what the vaccine protects from, as the vaccine groups of the CDC list them. Vaccines for several groups at once are left out: they stand under their own name. */
const families = {
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
} as const

export type VaccineFamily = keyof typeof families

const byCode: ReadonlyMap<string, VaccineFamily> = new Map(
  Object.entries(families).flatMap(([family, codes]) => codes.map((code) => [code, family as VaccineFamily] as const)),
)

/** What a vaccine protects from, by its CVX code; undefined for other codes. */
export function vaccineFamily(vaccineCode: unknown): VaccineFamily | undefined {
  return codingsOf(vaccineCode)
    .filter(({ system }) => system === 'http://hl7.org/fhir/sid/cvx')
    .flatMap(({ code = '' }) => byCode.get(code.padStart(2, '0')) ?? [])[0]
}

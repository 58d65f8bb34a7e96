import { contractOf, isRecordType, type ParameterContract, type RecordType, type ResourceContract } from './index'

const readAndFoundBy = (type: string, name: string, parameter: ParameterContract): ResourceContract => ({
  type,
  read: true,
  revinclude: false,
  parameters: { [name]: parameter },
  searches: [{ by: [name] }],
  includes: {},
  status: [],
})

/**
 * Types that the API names without a way to ask for them (seeds 2 and 3). A server that offers them all the same is asked as the standard has it that knows
 * them: DiagnosticOrder of DSTU2, Questionnaire of R4.
 */
const offered: Readonly<Partial<Record<RecordType, ResourceContract>>> = {
  DiagnosticOrder: readAndFoundBy('DiagnosticOrder', 'patient', {
    type: 'reference',
    paths: ['subject'],
    targets: ['Patient'],
  }),
  Questionnaire: readAndFoundBy('Questionnaire', 'status', { type: 'token', paths: ['status'] }),
}

export const typesWhereOffered = Object.keys(offered) as readonly RecordType[]

/** The requests that there are for a type: those of the API, else those of the standard, which are made only where a server offers the type. */
export const requestsOf = (type: RecordType): ResourceContract => offered[type] ?? contractOf(type)

/** The types of `typesWhereOffered` among names of types. */
export const offeredIn = (names: readonly string[]): readonly RecordType[] =>
  names.filter(isRecordType).filter((type) => typesWhereOffered.includes(type))

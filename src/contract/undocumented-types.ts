import { contractOf, type ParameterContract, type RecordType, type ResourceContract } from './index'

const contractFoundBy = (type: string, name: string, parameter: ParameterContract): ResourceContract => ({
  type,
  read: true,
  revinclude: false,
  parameters: { [name]: parameter },
  searches: [{ by: [name] }],
  includes: {},
  status: [],
})

/**
 * Types that the API names without documenting requests. Where a server offers them, they are requested as their standard defines it:
 * DiagnosticOrder by DSTU2, Questionnaire by R4.
 */
const undocumentedContracts: Readonly<Partial<Record<RecordType, ResourceContract>>> = {
  DiagnosticOrder: contractFoundBy('DiagnosticOrder', 'patient', {
    type: 'reference',
    paths: ['subject'],
    targets: ['Patient'],
  }),
  Questionnaire: contractFoundBy('Questionnaire', 'status', { type: 'token', paths: ['status'] }),
}

export const undocumentedTypes = Object.keys(undocumentedContracts) as readonly RecordType[]

/** The contract for requests of a type: that of the API, else that of the standard, for servers that offer the type. */
export const requestContractOf = (type: RecordType): ResourceContract => undocumentedContracts[type] ?? contractOf(type)

import { undocumentedRecords } from '../undocumented-types'
import { familyHistories } from './family-histories'
import { medicationStatements } from './medication-statements'
import { serviceRequests } from './service-requests'
import { medicationAdministrations } from './medication-administrations'
import { nutritionOrders } from './nutrition-orders'
import { specimens } from './specimens'
import { imagingStudies } from './imaging-studies'
import { questionnaireResponses } from './questionnaire-responses'
import { appointments } from './appointments'
import { relatedPersonsAlsoHad } from './related-persons'
import type { Resource } from '../../types'

const records = [
  ...serviceRequests,
  ...familyHistories,
  ...medicationStatements,
  ...medicationAdministrations,
  ,
  ...nutritionOrders,
  ,
  ...specimens,
  ,
  ...imagingStudies,
  ,
  ...questionnaireResponses,
  ,
  ...appointments,
  ,
  ...relatedPersonsAlsoHad,
] as unknown as readonly Resource[]

/** Records of types outside the documented API, for servers that serve them. */
export const recordsAlsoHad = (types: readonly string[]): readonly Resource[] => [
  ...undocumentedRecords(types),
  ...records.filter(({ resourceType }) => types.includes(resourceType)),
]

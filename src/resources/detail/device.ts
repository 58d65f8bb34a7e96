import { deviceElements } from '../../contract/elements/device'
import { defineDetail } from './define-detail'

/** The page of one Device. */
export const deviceDetail = defineDetail('Device', deviceElements, {
  sections: {
    overview: [
      'type',
      'deviceName',
      'deviceName.name',
      'deviceName.type',
      'status',
      'statusReason',
      'manufacturer',
      'modelNumber',
      'serialNumber',
      'lotNumber',
      'udiCarrier',
      'udiCarrier.deviceIdentifier',
      'udiCarrier.issuer',
      'udiCarrier.jurisdiction',
      'udiCarrier.carrierAIDC',
      'udiCarrier.carrierHRF',
      'udiCarrier.entryType',
      'safety',
    ],
    dates: ['manufactureDate', 'expirationDate'],
    people: ['patient', 'owner', 'location'],
    contact: ['contact', 'url'],
    details: [
      'distinctIdentifier',
      'partNumber',
      'specialization',
      'specialization.systemType',
      'specialization.version',
      'version',
      'version.type',
      'version.component',
      'version.value',
      'property',
      'property.type',
      'property.valueQuantity',
      'property.valueCode',
    ],
    notes: ['note'],
    related: ['definition', 'parent'],
    careTeam: ['identifier'],
  },
})

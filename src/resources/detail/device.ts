import type { deviceElements } from '../../contract/device'
import { defineDetail } from './define-detail'

/** The page of one Device. */
export const deviceDetail = defineDetail<typeof deviceElements>({
  type: 'Device',
  sections: {
    overview: {
      type: 'CodeableConcept',
      deviceName: 'BackboneElement',
      'deviceName.name': 'string',
      'deviceName.type': 'code',
      status: 'code',
      statusReason: 'CodeableConcept',
      manufacturer: 'string',
      modelNumber: 'string',
      serialNumber: 'string',
      lotNumber: 'string',
      udiCarrier: 'BackboneElement',
      'udiCarrier.deviceIdentifier': 'string',
      'udiCarrier.issuer': 'uri',
      'udiCarrier.jurisdiction': 'uri',
      'udiCarrier.carrierAIDC': 'base64Binary',
      'udiCarrier.carrierHRF': 'string',
      'udiCarrier.entryType': 'code',
      safety: 'CodeableConcept',
    },
    dates: {
      manufactureDate: 'dateTime',
      expirationDate: 'dateTime',
    },
    people: {
      patient: 'Reference',
      owner: 'Reference',
      location: 'Reference',
    },
    contact: {
      contact: 'ContactPoint',
      url: 'uri',
    },
    details: {
      distinctIdentifier: 'string',
      partNumber: 'string',
      specialization: 'BackboneElement',
      'specialization.systemType': 'CodeableConcept',
      'specialization.version': 'string',
      version: 'BackboneElement',
      'version.type': 'CodeableConcept',
      'version.component': 'Identifier',
      'version.value': 'string',
      property: 'BackboneElement',
      'property.type': 'CodeableConcept',
      'property.valueQuantity': 'Quantity',
      'property.valueCode': 'CodeableConcept',
    },
    notes: {
      note: 'Annotation',
    },
    related: {
      definition: 'Reference',
      parent: 'Reference',
    },
    careTeam: {
      identifier: 'Identifier',
    },
  },
})

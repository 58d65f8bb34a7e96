import type { CodeTable } from '../types'

/** The values of the coded elements of Device. */
export const deviceCodes = {
  'udiCarrier.entryType': ['barcode', 'rfid', 'manual'],
  status: ['active', 'inactive', 'entered-in-error', 'unknown'],
  statusReason: ['online', 'paused', 'standby', 'offline', 'not-ready', 'transduc-discon', 'hw-discon', 'off'],
  'deviceName.type': [
    'udi-label-name',
    'user-friendly-name',
    'patient-reported-name',
    'manufacturer-name',
    'model-name',
    'other',
  ],
} as const satisfies CodeTable

import type { deviceCodes as en } from '../../en/codes/devices'
import type { Translated } from '../../../translated'

/** Texts for codes of devices: for patients, for providers. */
export const deviceCodes: Translated<typeof en> = {
  'Device.status': {
    active: ['En uso', 'Activo'],
    inactive: ['No está en uso', 'Inactivo'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
    unknown: ['No se sabe si está en uso', 'Desconocido'],
  },
  'Device.statusReason': {
    online: ['Encendido y conectado', 'En línea'],
    paused: ['En pausa', 'En pausa'],
    standby: ['En modo de espera', 'En espera'],
    offline: ['No conectado', 'Fuera de línea'],
    'not-ready': ['No está listo para usarse', 'No está listo'],
    'transduc-discon': ['Sensor no conectado', 'Transductor desconectado'],
    'hw-discon': ['Una pieza no está conectada', 'Equipo desconectado'],
    off: ['Apagado', 'Apagado'],
  },
  'Device.udiCarrier.entryType': {
    barcode: ['Leído del código de barras', 'Código de barras'],
    rfid: ['Leído de una etiqueta de radio', 'RFID'],
    manual: ['Ingresado con el teclado', 'Manual'],
  },
  'Device.deviceName.type': {
    'udi-label-name': ['Nombre en la etiqueta', 'Nombre en la etiqueta UDI'],
    'user-friendly-name': ['Nombre común', 'Nombre común'],
    'patient-reported-name': ['Nombre que dio el paciente', 'Nombre informado por el paciente'],
    'manufacturer-name': ['Nombre que le da el fabricante', 'Nombre del fabricante'],
    'model-name': ['Modelo', 'Nombre del modelo'],
    other: ['Otro nombre', 'Otro'],
  },
}

import type { careCodes as en } from '../../en/codes/care'
import type { Translated } from '../../../translated'

/** Words for the kinds of visits in the rows of the first page: for patients, for providers. */
export const careCodes: Translated<typeof en> = {
  'Encounter.class': {
    inpatient: ['Estadía en el hospital', 'Hospitalización'],
    IMP: ['Estadía en el hospital', 'Hospitalización'],
    ACUTE: ['Estadía en el hospital', 'Hospitalización'],
    NONAC: ['Estadía en el hospital', 'Hospitalización'],
    outpatient: ['Visita a la clínica', 'Consulta externa'],
    ambulatory: ['Visita a la clínica', 'Ambulatoria'],
    AMB: ['Visita a la clínica', 'Ambulatoria'],
    emergency: ['Visita a la sala de emergencias', 'Emergencia'],
    EMER: ['Visita a la sala de emergencias', 'Emergencia'],
    OBSENC: ['Estadía en el hospital para observación', 'Observación'],
    VR: ['Visita por teléfono o video', 'Virtual'],
    HH: ['Atención en casa', 'Atención domiciliaria'],
    SS: ['Visita al hospital de un solo día', 'Estadía corta'],
    PRENC: ['Antes de una visita o estadía planeada', 'Preingreso'],
  },
}

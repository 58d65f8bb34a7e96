import type { peopleDetailCodes as en } from '../../en/codes/people-details'
import type { Translated } from '../../translated'

/** Words for the other codes of people and groups of them: for patients, for providers. */
export const peopleDetailCodes: Translated<typeof en> = {
  'Group.type': {
    person: ['Personas', 'Persona'],
    animal: ['Animales', 'Animal'],
    practitioner: ['Profesionales de salud', 'Profesional'],
    device: ['Dispositivos', 'Dispositivo'],
    medication: ['Medicinas', 'Medicamento'],
    substance: ['Sustancias', 'Sustancia'],
  },
  'Group.actual': {
    true: ['Una lista de miembros reales', 'Real'],
    false: ['Una descripción de quién pertenece', 'Descriptivo'],
  },
  'Patient.link.type': {
    'replaced-by': ['Este registro fue reemplazado por', 'Reemplazado por'],
    replaces: ['Este registro reemplaza a', 'Reemplaza'],
    refer: ['Vea también este registro principal', 'Referencia'],
    seealso: ['Vea también', 'Ver también'],
  },
  active: {
    true: ['', 'Activo'],
    false: ['Ya no se usa', 'Inactivo'],
  },
  'Patient.extension(birthsex)': {
    F: ['Femenino', 'Femenino'],
    M: ['Masculino', 'Masculino'],
    OTH: ['Otro', 'Otro'],
    UNK: ['No se sabe', 'Desconocido'],
    ASKU: ['Se preguntó, pero no se sabe', 'Preguntado, desconocido'],
  },
  'Patient.extension(sex)': {
    '248152002': ['Femenino', 'Femenino'],
    '248153007': ['Masculino', 'Masculino'],
    female: ['Femenino', 'Femenino'],
    male: ['Masculino', 'Masculino'],
    unknown: ['No se sabe', 'Desconocido'],
  },
}

import type { peopleCodes as en } from '../../en/codes/people'
import type { Translated } from '../../../translated'

/** Texts for codes of people and groups: for patients, for providers. */
export const peopleCodes: Translated<typeof en> = {
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
    'replaced-by': ['Reemplaza a este registro', 'Reemplazado por'],
    replaces: ['Este registro lo reemplaza', 'Reemplaza'],
    refer: ['Es el registro principal de la misma persona', 'Referencia'],
    seealso: ['Otro registro de la misma persona', 'Ver también'],
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
  'Patient.maritalStatus': {
    A: ['Matrimonio anulado', 'Matrimonio anulado'],
    D: ['Divorciado o divorciada', 'Divorciado o divorciada'],
    L: ['Con separación legal', 'Con separación legal'],
    M: ['Casado o casada', 'Casado o casada'],
    S: ['Soltero o soltera', 'Soltero o soltera'],
    T: ['En pareja de hecho', 'En pareja de hecho'],
    U: ['Sin estar casado o casada', 'Sin estar casado o casada'],
    W: ['Viudo o viuda', 'Viudo o viuda'],
  },
}

import type { codesShared as en } from '../en/codes-shared'
import type { Translated } from '../translated'

/** Words for codes of datatypes and extensions that stand in many types. */
export const codesShared: Translated<typeof en> = {
  'HumanName.use': {
    usual: ['Nombre que suele usar', 'Usual'],
    official: ['Nombre legal', 'Oficial'],
    temp: ['Nombre temporal', 'Temporal'],
    nickname: ['Apodo', 'Apodo'],
    anonymous: ['No es el nombre real', 'Anónimo'],
    old: ['Nombre anterior', 'Anterior'],
    maiden: ['Nombre antes del matrimonio', 'De soltería'],
  },
  'ContactPoint.system': {
    phone: ['Teléfono', 'Teléfono'],
    fax: ['Fax', 'Fax'],
    email: ['Correo electrónico', 'Correo electrónico'],
    pager: ['Buscapersonas', 'Buscapersonas'],
    url: ['Sitio web', 'URL'],
    sms: ['Mensaje de texto', 'SMS'],
    other: ['Otro', 'Otro'],
  },
  'ContactPoint.use': {
    home: ['Casa', 'Casa'],
    work: ['Trabajo', 'Trabajo'],
    temp: ['Por ahora', 'Temporal'],
    old: ['Ya no se usa', 'Anterior'],
    mobile: ['Celular', 'Móvil'],
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

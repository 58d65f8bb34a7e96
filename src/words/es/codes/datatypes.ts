import type { datatypeCodes as en } from '../../en/codes/datatypes'
import type { Translated } from '../../translated'

/** Words for codes of datatypes that stand in many types: for patients, for providers. */
export const datatypeCodes: Translated<typeof en> = {
  'Identifier.use': {
    usual: ['Número principal', 'Usual'],
    official: ['Número oficial', 'Oficial'],
    temp: ['Número temporal', 'Temporal'],
    secondary: ['Otro número', 'Secundario'],
    old: ['Número anterior', 'Anterior'],
  },
  'Address.use': {
    home: ['Casa', 'Casa'],
    work: ['Trabajo', 'Trabajo'],
    temp: ['Temporal', 'Temporal'],
    old: ['Dirección anterior', 'Anterior'],
    billing: ['Para facturas', 'Facturación'],
  },
  'Address.type': {
    postal: ['Para correo postal', 'Postal'],
    physical: ['Dirección física', 'Física'],
    both: ['Correo postal y dirección física', 'Ambas'],
  },
  'HumanName.use': {
    usual: ['Nombre que suele usar', 'Usual'],
    official: ['Nombre legal', 'Oficial'],
    temp: ['Nombre temporal', 'Temporal'],
    nickname: ['Apodo', 'Apodo'],
    anonymous: ['No es el nombre real', 'Anónimo'],
    old: ['Nombre anterior', 'Anterior'],
    maiden: ['Nombre antes del matrimonio', 'De soltería'],
  },
  'Narrative.status': {
    generated: ['Lo mismo que los campos', 'Generado'],
    extensions: ['Lo mismo que los campos y lo que se les agregó', 'Extensiones'],
    additional: ['Más que los campos', 'Adicional'],
    empty: ['Nada', 'Vacío'],
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
}

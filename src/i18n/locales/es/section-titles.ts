import type { sectionTitles as en } from '../en/section-titles'
import type { Translated } from '../../translated'

/** Section titles of the detail page: for patients, for providers. */
export const sectionTitles: Translated<typeof en> = {
  overview: ['Acerca de esto', 'Resumen'],
  dates: ['Fechas', 'Fechas'],
  result: ['Resultado', 'Resultado'],
  people: ['Personas y lugares', 'Personas y lugares'],
  details: ['Más detalles', 'Detalles'],
  directions: ['Indicaciones', 'Indicaciones'],
  supply: ['Resurtidos y suministro', 'Suministro'],
  contact: ['Cómo comunicarse', 'Contacto'],
  ownContact: ['Dirección, teléfono y correo', 'Contacto'],
  related: ['Registros relacionados', 'Registros relacionados'],
  notes: ['Notas', 'Notas'],
  files: ['Archivos', 'Archivos'],
  careTeam: ['Para el equipo de atención', 'Detalles técnicos'],
}

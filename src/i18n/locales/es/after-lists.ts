import { forAudience, headingFor } from '../en/for-audience'
import type { AfterListsMessages } from '../../types'

export const afterLists: AfterListsMessages = {
  lastVisit: {
    title: (reader) => headingFor(reader, 'Última visita', 'Último encuentro'),
    newRecords: forAudience(
      'Lo nuevo desde su última visita',
      'Novedades desde el último encuentro',
      'Lo nuevo desde la última visita',
    ),
    link: (day) => `Lo que se dijo en la visita del ${day}`,
    day: (day) => `Notas del día de la visita, ${day}`,
    visit: (day) => `Visita del ${day}`,
    noNotes: 'no encontramos notas ni informes con texto de ella.',
    unsure: 'No pudimos revisar todas las visitas y notas. Puede haber otra más reciente.',
  },
  printOrDownload: {
    title: 'Imprimir o descargar',
    print: 'Imprimir o guardar como PDF',
    downloadAll: 'Llevar el registro',
  },
}

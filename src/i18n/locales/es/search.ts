import { pluralize } from './for-audience'
import type { search as en } from '../en/search'
import type { Translated } from '../../translated'

/** `owner` is "su" or "de Ana". */
const record = (owner: string): string => (owner === 'su' ? 'su registro' : `el registro ${owner}`)

/** Messages of the search forms. */
export const search: Translated<typeof en> = {
  typesTitle: 'Buscar en el sistema de salud',
  typesIntro: 'Elija lo que busca.',
  directory: 'Personas, lugares y medicinas del sistema de salud',
  typesInRecord: (owner) => `Tipos de registros en ${record(owner)}`,
  open: 'Buscar en el sistema de salud',
  openIntro: 'Busque más registros como estos en el sistema de salud.',
  directoryIntro: 'Aquí puede buscar en el sistema de salud.',
  choose: '¿Qué dato quiere usar para buscar?',
  inRecord: (owner) => `En ${record(owner)}`,
  anyPatient: 'En lo que este inicio de sesión puede ver (se dejan fuera los registros de otras personas)',
  everything: 'Todo',
  and: ' y ',
  submit: 'Buscar',
  clear: 'Borrar la búsqueda',
  resultsTitle: 'Lo que encontró la búsqueda',
  found: (count) => pluralize(count, 'registro encontrado', 'registros encontrados'),
  none: 'El sistema de salud no encontró nada con esta búsqueda. Revise cómo está escrito o busque con otro dato. Puede estar con otro nombre.',
  sentTo: (system) =>
    `Al presionar Buscar, lo que escribió se envía a ${system} y a nadie más. Esta pestaña lo olvida cuando cierra la sesión.`,
  dateComparison: 'Comparar',
  comparisons: {
    on: 'En esa fecha o durante ella',
    ge: 'En esa fecha o después',
    gt: 'Después de esa fecha',
    le: 'En esa fecha o antes',
    lt: 'Antes de esa fecha',
    between: 'Entre dos fechas',
  },
  bareIsBefore: 'Hasta esa fecha',
  dateFrom: 'Fecha',
  dateStart: 'Primera fecha',
  dateEnd: 'Última fecha',
  dateHint: 'Escriba un año, un mes o un día: 2024, 2024-05 o 2024-05-03.',
  stringHint: 'Bastan las primeras letras.',
  tokenHint: 'Escriba un código. Una coma entre códigos busca cualquiera de ellos.',
  tokenPickHint: 'Elija uno de la lista o escriba un código. Una coma entre códigos busca cualquiera de ellos.',
  nameHint: 'Son nombres de las partes del registro que usted ha abierto.',
  noneChosen: 'Elija un nombre',
  referenceHint: (types) => `Escriba el identificador de un registro, como ${types}.`,
  referencePickHint: (types) => `Elija uno de la lista o escriba el identificador de un registro, como ${types}.`,
  errors: {
    empty: 'Complete esto para buscar.',
    date: 'Escriba la fecha como 2024, 2024-05 o 2024-05-03.',
    order: 'La última fecha es anterior a la primera.',
    reference: 'Escriba el identificador de un registro del tipo correcto, sin dirección web.',
  },
  labels: {
    'CareTeam.subject': 'De quién es el equipo (una persona o un grupo)',
    'CareTeam.participant': 'Miembro del equipo',
    'Group.characteristic': 'Rasgo de los miembros',
    'Group.member': 'Miembro',
    'Medication.ingredient': 'Ingrediente',
    'Medication.ingredient-code': 'Código de un ingrediente',
    'Patient.family': 'Apellido',
    'Patient.given': 'Nombre de pila',
    'Patient.name': 'Cualquier parte del nombre',
    'Location.partof': 'De qué lugar es parte',
    'Organization.partof': 'De qué organización es parte',
    'Encounter.location': 'Lugar',
    'Encounter.discharge-disposition': 'Adónde fue la persona después',
  },
}

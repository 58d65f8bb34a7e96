import { pluralize, numberFormat } from './for-audience'
import type { patients as en } from '../en/patients'
import type { Translated } from '../../translated'

/** Messages of the patient search for providers. */
export const patients: Translated<typeof en> = {
  title: 'Buscar un paciente',
  intro: 'Busque con lo que sabe. El apellido junto con la fecha de nacimiento encuentra a menos personas.',
  results: 'Pacientes encontrados',
  found: (count) => pluralize(count, 'paciente encontrado', 'pacientes encontrados'),
  none: 'No se encontró ningún paciente. Revise cómo está escrito o busque con otro dato. Solo encuentra pacientes cuyos registros puede ver.',
  many: 'Hay muchos. Agregue una fecha de nacimiento para encontrar menos.',
  caption: 'Compare la fecha de nacimiento y el número antes de abrir un registro',
  mrn: (value) => `N.º de registro médico ${value}`,
  columns: {
    name: 'Nombre',
    born: 'Fecha de nacimiento',
    sex: 'Género',
    numbers: 'Números de registro',
    open: 'Registro',
  },
  age: (years) => (years === 1 ? '1 año' : `${numberFormat.format(years)} años`),
  died: (date) => (date ? `Falleció: ${date}` : 'Falleció'),
  allergies: (active, high) =>
    `${pluralize(active, 'alergia', 'alergias')}${high > 0 ? `, ${numberFormat.format(high)} de alto riesgo` : ''}`,
  allergiesPartial: '(lista incompleta)',
  allergiesUnsure: '(la lista puede estar incompleta)',
  noAllergyData: 'Sin datos de alergias',
  allergyList: {
    failed: 'No se pudieron cargar las alergias',
    notAllowed: 'Alergias: sin permiso de acceso',
    notOffered: 'Alergias: este servidor no las envía',
    truncated: 'Alergias: lista incompleta',
    unsure: 'Alergias: ninguna activa recibida; la lista puede estar incompleta',
    pastOnly: (count) =>
      `Sin alergias activas en la lista; ${pluralize(count, 'inactiva o descartada', 'inactivas o descartadas')}`,
  },
  identity: {
    failed:
      'No se cargó la identidad del paciente. Confirme en el EHR de quién es este registro antes de confiar en él.',
    notAllowed:
      'Sin autorización para ver quién es el paciente. Confirme en el EHR de quién es este registro antes de confiar en él.',
    nameless: 'Este registro no tiene nombre del paciente. Confirme en el EHR de quién es antes de confiar en él.',
  },
  unreadable: {
    title: 'No se pudo abrir este registro',
    reasons: {
      unknown: 'El sistema de salud nombró a un paciente que no conoce.',
      closed: 'El sistema de salud no deja que esta aplicación vea de quién es este registro.',
      other: 'El sistema de salud respondió con el registro de otro paciente.',
    },
    nothing:
      'Por eso aquí no mostramos nada, y esta página no dice qué hay en el registro. Inicie sesión de nuevo. Si vuelve a ver esta página, pida ayuda al sistema de salud y muestre los detalles técnicos.',
  },
  noNumber: 'No se dio ninguno',
  notGiven: 'No se dio',
  unnamed: 'No se dio un nombre',
  open: (name) => `Abrir el registro de ${name}`,
  openShort: 'Abrir registro',
  confirmTitle: '¿Abrir este registro?',
  confirmText: 'Revise que sea la persona correcta.',
  confirm: 'Sí, abrir el registro',
  cancel: 'No, volver',
  openNow: 'Tiene un registro abierto',
  openNowText: (name) =>
    `El registro de ${name} está abierto. Solo se abre uno por pestaña: ciérrelo antes de buscar a otra persona.`,
  close: 'Cerrar este registro',
  notYours: 'Este inicio de sesión es para un solo paciente. Inicie sesión como personal de salud para buscar a otros.',
  needsPatient: 'Esta página muestra el registro de un paciente. Primero busque al paciente.',
}

import type { appShell as en } from '../en/app-shell'
import type { Translated } from '../../translated'

function timeLeft(seconds: number): string {
  if (seconds < 60) return `${seconds} segundos`
  return seconds === 60 ? '1 minuto' : `${seconds / 60} minutos`
}

/** Messages of the app shell, and of errors and pages of the app itself. */
export const appShell: Translated<typeof en> = {
  appName: 'Plainchart',
  skip: 'Ir al contenido principal',
  sandboxLabel: 'Acerca de estos datos',
  sandbox: 'Datos de muestra. No es una persona real.',
  navLabel: 'Registro',
  aboutPerson: 'Acerca de esta persona',
  aboutYou: 'Acerca de usted',
  closeFile: 'Cerrar el archivo',
  signOut: 'Cerrar sesión',
  signedOutTitle: 'Se cerró la sesión',
  signedOutText:
    'Esta aplicación ya no tiene su registro. En una computadora compartida, cierre también esta ventana del navegador: el sistema de salud aún puede recordar su sesión.',
  hideDetails: 'Ocultar los detalles',
  hidden: {
    title: 'Los detalles están ocultos',
    text: 'Ahora nadie puede leer el registro en esta pantalla.',
    show: 'Mostrar los detalles otra vez',
  },
  changePerson: 'Cambiar de persona',
  language: 'Idioma',
  languageFailed: 'No pudimos cargar ese idioma. Intente de nuevo.',
  theme: 'Colores',
  themes: { auto: 'Colores del dispositivo', light: 'Colores claros', dark: 'Colores oscuros' },
  proxyBanner: (owner) =>
    `Es ${owner === 'su' ? 'su registro' : `el registro ${owner}`}. La clínica lo comparte con usted.`,
  accessReason: '¿Por qué puedo verlo?',
  nameMissing: 'No hay nombre en el registro',
  nameFailed: 'No pudimos cargar el nombre',
  nameNotAllowed: 'Esta aplicación no tiene permiso para ver el nombre',
  nameLoading: 'Cargando el nombre…',
  born: (date) => `Nacimiento: ${date}`,
  noPatient: 'No hay ningún registro abierto.',
  findPatient: 'Buscar un paciente',
  findAnother: 'Buscar a otro paciente',
  /** For the document title, where the site's configuration allows it. */
  recordOf: (owner) => `el registro ${owner}`,
  nowShowing: (name) => `Ahora se muestra el registro de ${name}.`,
  source: (name) => `Este registro viene de ${name}.`,
  help: (name) => `Ayuda de ${name}:`,
  helpPage: 'Página de ayuda',
  portalFor: 'Mensajes, resurtidos y citas siguen en el portal de la clínica:',
  printed: (date) => `Impreso el ${date}`,
  printedFrom: (name) => `De ${name}.`,
  noBirthDate: 'No se dio la fecha de nacimiento',
  emergency:
    'En una emergencia, llame al 911 o a su número local de emergencias. No espere un resultado en esta aplicación.',
  privacyLink: 'La privacidad y esta aplicación',
  sessionEnded: 'Su inicio de sesión terminó, para proteger el registro.',
  sessionEndedText:
    'Lo que se cargó se puede leer en esta pestaña hasta que cierre aquí la sesión o cierre la pestaña. Inicie sesión otra vez para ver más.',
  sessionEndedReasons: {
    lost: 'Esta página se volvió a cargar, o la conexión falló, mientras se renovaba su sesión. En ese caso el sistema de salud cierra la sesión.',
    otherPatient:
      'El sistema de salud empezó a responder por otra persona. Por eso nos detuvimos y no mostramos nada de ese registro. Al iniciar sesión, revise de quién es el registro que se abre.',
  },
  signInAgain: 'Iniciar sesión otra vez',
  signInFailed:
    'En este momento no podemos llegar al inicio de sesión del sistema de salud. Intente de nuevo en un minuto.',
  offline:
    'No tiene conexión. Lo que está en esta página puede no ser lo más reciente. Lo demás llega solo cuando vuelva la conexión.',
  clockTitle: 'Revise el reloj de este dispositivo',
  clockAhead: (amount) =>
    `Parece que está adelantado ${amount}. Las edades y lo que aquí es “ahora” o “pasado” siguen ese reloj.`,
  clockBehind: (amount) =>
    `Parece que está atrasado ${amount}. Las edades y lo que aquí es “ahora” o “pasado” siguen ese reloj.`,
  idleTimeout: {
    title: '¿Sigue ahí?',
    idle: (seconds) =>
      `Su sesión se cerrará en ${timeLeft(seconds)} para proteger el registro. ¿Quiere seguir con la sesión abierta?`,
    token: (seconds) =>
      `Su sesión termina en ${timeLeft(seconds)}. Guarde o imprima ahora. Puede iniciar sesión otra vez.`,
    staySignedIn: 'Seguir con la sesión abierta',
    dismiss: 'Entendido',
    signOutNow: 'Cerrar sesión ahora',
  },
  pageFailedTitle: 'No podemos mostrar esta página',
  pageFailedText:
    'Algo en esta aplicación salió mal en esta página. El registro de salud no se ve afectado, y las otras páginas aún funcionan.',
  chunkFailed:
    'No se pudo cargar una parte de esta aplicación. Se intenta de nuevo por sí solo. Las otras páginas siguen funcionando.',
  pageOffline: 'No tiene conexión. Esta página se abrirá cuando vuelva la conexión.',
  newerVersion: 'Hay una versión nueva. Recargue la página.',
  watchersFailed:
    'No se pudo cargar una parte de esta aplicación. Si no la usa por un rato, se cerrará la sesión sin aviso. Cargue la página otra vez.',
  printHeadFailed:
    'No se pudo cargar una parte de esta aplicación, por eso al papel pueden faltarle el nombre y la fecha. Cargue la página otra vez antes de imprimir.',
  relatedFactsFailed:
    'No se pudo cargar una parte de esta aplicación. Esta página puede no decir cuándo se recogió una medicina por última vez, qué rango de una prueba es para qué edad o sexo, o que un documento tiene una versión más reciente. Cargue la página otra vez.',
  providerFactsFailed:
    'No se pudo cargar una parte de esta aplicación: aquí no se muestran la fecha de nacimiento, los números ni las alergias.',
  reloadPage: 'Cargar la página otra vez',
  tryAgain: 'Intentar de nuevo',
  pageLoading: 'Abriendo la página…',
  connecting: 'Abriendo el registro…',
  sections: {
    home: ['Inicio', 'Resumen'],
    results: ['Resultados', 'Resultados'],
    medicines: ['Medicinas', 'Medicamentos'],
    health: ['Salud', 'Problemas'],
    visits: ['Visitas', 'Encuentros'],
    all: ['Todos los registros', 'Todos los registros'],
    patients: ['Buscar paciente', 'Buscar paciente'],
  },
  find: 'Buscar en el registro',
  short: { find: 'Buscar', hide: 'Ocultar', all: 'Todo' },
}

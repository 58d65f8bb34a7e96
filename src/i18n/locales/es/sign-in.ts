import type { signIn as en } from '../en/sign-in'
import type { Translated } from '../../translated'

/** Messages of the pages before and after a session: connect, launch, callback, who, signed out. */
export const signIn: Translated<typeof en> = {
  title: 'Su registro de salud, en palabras sencillas',
  intro: 'Vea sus resultados, medicinas y visitas en un solo lugar.',
  toOpen: {
    other: 'Inicie sesión para abrir esa página.',
    person: 'Inicie sesión otra vez y elija allí a la otra persona.',
    pages: {
      results: 'Inicie sesión para abrir sus resultados.',
      vitals: 'Inicie sesión para abrir sus signos vitales.',
      conditions: 'Inicie sesión para abrir sus problemas de salud.',
      medicines: 'Inicie sesión para abrir sus medicinas.',
      documents: 'Inicie sesión para abrir sus notas y documentos.',
    },
  },
  choose: 'Elija su sistema de salud',
  how: 'Inicie sesión en la página de su clínica y elija qué compartir.',
  continueTo: (name) => `Continuar a ${name}`,
  staffTitle: 'Trabajo en la atención de salud',
  staffIntro: 'Inicie sesión con su cuenta de trabajo. Después podrá buscar al paciente en esta aplicación.',
  staffTo: (name) => `Continuar a ${name} como personal de salud`,
  sample: 'Datos de muestra. No son personas reales.',
  example: {
    title: 'Un ejemplo, no un registro real',
    test: 'A1c (azúcar en la sangre de unos 3 meses)',
    visit: 'Visita de seguimiento',
    who: 'Con Dr. Robin Lee-Sample',
    medicine: 'Lisinopril 10 mg, tableta',
    how: 'Tome 1 tableta cada mañana.',
  },
  can: 'Lea, imprima y guarde su registro.',
  privacy:
    'Su registro queda en esta pestaña del navegador y se borra al cerrar la sesión. No vendemos ni compartimos sus datos.',
  openFile: 'Abrir un archivo guardado',
  openLink: 'Abrir un enlace que le compartieron',
  cannot: 'Los mensajes, los resurtidos y las citas siguen en su clínica.',
  redirecting: (name) => `Abriendo ${name} para iniciar sesión…`,
  noSystems: 'Aún no se ha configurado ningún sistema de salud en esta aplicación.',
  launchTitle: 'Abriendo el registro',
  unknownTitle: 'Esta aplicación no está preparada para ese sistema',
  framedTitle: 'Abra esta aplicación en su propia ventana',
  openWindow: 'Abrir en una ventana nueva',
  openWindowNote: 'Si no se abre ninguna ventana, puede ser que su navegador las bloquee. Permítalas para este sitio.',
  missingTitle: 'Esta página no se puede abrir sola',
  missingText:
    'Abra esta aplicación desde el registro del paciente en el sistema del hospital (EHR), o elija un sistema de salud de la lista.',
  slow: 'Esto está tardando más de lo habitual.',
  finishing: 'Terminando el inicio de sesión…',
  startAgain: 'Elija un sistema de salud y empiece de nuevo',
  technical: 'Detalles técnicos',
  problemTitle: 'No pudimos iniciar su sesión',
  problemTitleAt: (name) => `No pudimos iniciar su sesión en ${name}`,
  tryAgainAt: (name) => `Intentar de nuevo en ${name}`,
  oauthError: 'Código de error del sistema de salud:',
  serverText: 'Palabras del sistema de salud:',
  unknownIss: 'Dirección del sistema (iss):',
  whoTitle: '¿De quién es el registro que quiere ver?',
  whoNone: 'Este inicio de sesión no está vinculado a un registro de salud. Pida ayuda a su clínica.',
  whoChoose: 'Primero elija a una persona.',
  whoLegend: 'Personas cuyos registros puede ver',
  unnamed: 'Una persona sin nombre en el registro',
  you: (name) => `Usted (${name})`,
  bornOn: (date) => `fecha de nacimiento: ${date}`,
  openRecord: 'Abrir este registro',
  signedOutIdle: 'No pasó nada en esta aplicación por un rato. Cerramos la sesión para proteger el registro.',
  atEhr: (name) => `Cerrar también la sesión en ${name}`,
  backFromEhr: (name) =>
    `Volvió aquí desde ${name}. A menos que haya elegido mantener la sesión abierta allí, también se cerró allí.`,
  signInAgain: 'Iniciar sesión otra vez',
  problems: {
    denied: 'Usted o el sistema de salud dijo que no. No se envió nada a esta aplicación.',
    stateMismatch: 'Ese inicio de sesión tardó demasiado o se abrió dos veces. Empiece de nuevo.',
    expired: 'Ese inicio de sesión tardó demasiado o se abrió dos veces. Empiece de nuevo.',
    interrupted:
      'La página se volvió a cargar mientras se iniciaba su sesión. No se abrió ningún registro. Inicie sesión otra vez.',
    unknownIss: 'El sistema que abrió esta aplicación no está en la lista de esta aplicación. No se le envió nada.',
    noLaunch:
      'Abra esta aplicación desde el registro del paciente en el sistema del hospital (EHR), o elija un sistema de salud de la lista.',
    noAnswer: 'Aquí no hay ningún inicio de sesión por terminar. Empiece de nuevo.',
    framed:
      'No se puede iniciar sesión mientras esta aplicación se muestra dentro de otra página. Ábrala en su propia ventana. El registro se abre allí.',
    insecure:
      'No se puede iniciar sesión en una página cuya dirección empieza con http. Pruebe la misma dirección con https.',
    unreachable: 'En este momento no podemos conectar con el sistema de salud. Revise su conexión e intente de nuevo.',
    slow: 'El sistema de salud no respondió a tiempo. Intente de nuevo.',
    down: 'El sistema de salud no puede iniciar sesiones en este momento. Tiene un problema o está cerrado por un tiempo. Intente de nuevo más tarde.',
    notFhir: 'El sistema de salud respondió de una manera que esta aplicación no entiende. Pida ayuda a su clínica.',
    ehrError:
      'El sistema de salud no pudo iniciar su sesión. Intente de nuevo. Si pasa otra vez, pida ayuda a su clínica.',
    notForThis:
      'La respuesta del sistema de salud no es para este inicio de sesión. Lo detuvimos: no se abrió ningún registro. Empiece de nuevo.',
    clocksDiffer:
      'No podemos comprobar este inicio de sesión, porque dos relojes no coinciden. Ponga en hora este dispositivo y empiece de nuevo. Si ya está en hora, avise al sistema de salud.',
    storageBlocked:
      'Su navegador no deja guardar lo que el inicio de sesión necesita. Permítalo para este sitio y empiece de nuevo.',
    noPatient: 'Este inicio de sesión no está vinculado a un registro de salud. Pida ayuda a su clínica.',
    unknownPatient:
      'No se pudo abrir el registro. El sistema de salud nombró al paciente de una forma que esta aplicación no puede leer. Empiece de nuevo. Si vuelve a pasar, pida ayuda a su clínica.',
  },
  deviceAhead: (amount) =>
    `El reloj de este dispositivo va adelantado con respecto al del sistema de salud: ${amount}.`,
  deviceBehind: (amount) => `El reloj de este dispositivo va atrasado con respecto al del sistema de salud: ${amount}.`,
  waitUntil: (until) =>
    `El sistema de salud pide que esta aplicación espere. Intente de nuevo a partir de esta hora: ${until}.`,
  problemUnknown: 'Algo salió mal en esta aplicación. Empiece de nuevo.',
}

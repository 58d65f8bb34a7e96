import type { DictionaryFile } from '../../entry'

export default {
  topic: 'pregnancy',
  entries: [
    {
      id: 'pregnancy-test-urine',
      codes: [
        { system: 'LOINC', code: '2106-3', name: 'Choriogonadotropin (pregnancy test) [Presence] in Urine' },
      ],
      en: {
        name: 'Pregnancy test (urine)',
        about: 'Looks in the urine for hCG, a hormone that the body makes in pregnancy. It is often done before an X-ray, surgery or some medicines.',
        find: ['hcg', 'pregnant', 'urine pregnancy test'],
      },
      es: {
        name: 'Prueba de embarazo (orina)',
        about: 'Busca en la orina la hCG, una hormona del embarazo. Se hace muchas veces antes de rayos X, de una cirugía o de algunas medicinas.',
        find: ['hcg', 'embarazada', 'embarazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pregnancy-test-blood',
      codes: [
        { system: 'LOINC', code: '2118-8', name: 'Choriogonadotropin (pregnancy test) [Presence] in Serum or Plasma' },
      ],
      en: {
        name: 'Pregnancy test (blood)',
        about: 'Looks in the blood for hCG, a hormone that the body makes in pregnancy. It is often done before an X-ray, surgery or some medicines.',
        find: ['hcg', 'pregnant', 'blood pregnancy test'],
      },
      es: {
        name: 'Prueba de embarazo (sangre)',
        about: 'Busca en la sangre la hCG, una hormona del embarazo. Se hace muchas veces antes de rayos X, de una cirugía o de algunas medicinas.',
        find: ['hcg', 'embarazada', 'embarazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hcg-blood',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '19080-1', name: 'Choriogonadotropin [Units/volume] in Serum or Plasma' },
      ],
      units: ['m[IU]/mL', '[IU]/L'],
      en: {
        name: 'hCG in the blood (how much)',
        about: 'Shows how much hCG is in the blood. It is a hormone that the body makes mostly in pregnancy, and the test has some other uses too.',
        find: ['pregnancy hormone', 'quantitative hcg', 'pregnant'],
      },
      es: {
        name: 'hCG en la sangre (cuánta)',
        about: 'Muestra cuánta hCG hay en la sangre. Es una hormona que el cuerpo hace sobre todo en el embarazo, y la prueba tiene también otros usos.',
        find: ['hormona del embarazo', 'embarazada', 'gonadotropina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hcg-beta-blood',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '21198-7', name: 'Choriogonadotropin.beta subunit [Units/volume] in Serum or Plasma' },
      ],
      units: ['m[IU]/mL', '[IU]/L'],
      en: {
        name: 'Beta hCG in the blood (how much)',
        about: 'Shows how much beta hCG is in the blood. It is a hormone that the body makes mostly in pregnancy, and the test has some other uses too.',
        find: ['pregnancy hormone', 'quantitative hcg', 'pregnant', 'beta'],
      },
      es: {
        name: 'Beta hCG en la sangre (cuánta)',
        about: 'Muestra cuánta beta hCG hay en la sangre. Es una hormona que el cuerpo hace sobre todo en el embarazo, y la prueba tiene también otros usos.',
        find: ['hormona del embarazo', 'embarazada', 'gonadotropina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'afp',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '1834-1', name: 'Alpha-1-Fetoprotein [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL'],
      en: {
        name: 'AFP (alpha-fetoprotein)',
        about: 'Shows how much AFP is in the blood. Unborn babies make a lot of it, and in adults it is used to follow some illnesses, such as of the liver.',
        find: ['afp', 'liver', 'tumor marker', 'pregnancy'],
      },
      es: {
        name: 'AFP (alfafetoproteína)',
        about: 'Muestra cuánta AFP hay en la sangre. Los bebés la hacen antes de nacer, y en adultos sirve para seguir algunas enfermedades, como del hígado.',
        find: ['afp', 'hígado', 'marcador tumoral', 'embarazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pregnancy-status',
      codes: [
        { system: 'LOINC', code: '82810-3', name: 'Pregnancy status' },
      ],
      en: {
        name: 'Pregnancy status',
        about: 'Notes if a person is pregnant, is not, or if it is not known.',
        find: ['pregnant', 'pregnancy'],
      },
      es: {
        name: 'Estado de embarazo',
        about: 'Anota si una persona está embarazada, si no lo está o si no se sabe.',
        find: ['embarazada', 'embarazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pregnancy-plans',
      codes: [
        { system: 'LOINC', code: '86645-9', name: 'Pregnancy intention in the next year - Reported' },
      ],
      en: {
        name: 'Plans for a pregnancy in the next year',
        about: 'Notes what a person has said about having a baby in the next year. Some hope for it, some do not want it, and some are not sure.',
        find: ['pregnancy intention', 'family planning', 'pregnant'],
      },
      es: {
        name: 'Planes de embarazo para el próximo año',
        about: 'Anota lo que una persona dijo de tener un embarazo en el próximo año; por ejemplo, que sí, que no o que no sabe.',
        find: ['intención de embarazo', 'planificación familiar', 'embarazada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'apgar-10-score',
      codes: [
        { system: 'LOINC', code: '9271-8', name: '10 minute Apgar Score' },
      ],
      units: ['{score}'],
      en: {
        name: 'Apgar score 10 minutes after birth',
        about: 'Adds up five quick checks of a newborn ten minutes after birth. They look at skin color, heart, breath, muscles and reflexes.',
        find: ['newborn', 'baby', 'birth', 'apgar'],
      },
      es: {
        name: 'Apgar a los 10 minutos de nacer (puntaje)',
        about: 'Suma cinco pruebas rápidas al bebé diez minutos después de nacer. Miran el color, el corazón, cómo respira, los músculos y los reflejos.',
        find: ['recién nacido', 'bebé', 'parto', 'apgar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'apgar-10-checks',
      codes: [
        { system: 'LOINC', code: '48332-1', name: '10 minute Apgar panel' },
      ],
      en: {
        name: 'Apgar checks 10 minutes after birth',
        about: 'Five quick checks of a newborn ten minutes after birth. They look at skin color, heart, breath, muscles and reflexes.',
        find: ['newborn', 'baby', 'birth', 'apgar'],
      },
      es: {
        name: 'Apgar a los 10 minutos de nacer (las 5 partes)',
        about: 'Cinco pruebas rápidas al bebé diez minutos después de nacer. Miran el color, el corazón, cómo respira, los músculos y los reflejos.',
        find: ['recién nacido', 'bebé', 'parto', 'apgar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'apgar-10-color',
      codes: [
        { system: 'LOINC', code: '32401-2', name: '10 minute Apgar Color' },
      ],
      units: ['{score}'],
      en: {
        name: 'Apgar at 10 minutes: skin color',
        about: 'Gives a number for the skin color of a newborn ten minutes after birth. It is one of the five parts of the Apgar score.',
        find: ['newborn', 'baby', 'birth', 'apgar'],
      },
      es: {
        name: 'Apgar a los 10 minutos: color de la piel',
        about: 'Da un número al color de la piel del bebé diez minutos después de nacer. Es una de las cinco partes del Apgar.',
        find: ['recién nacido', 'bebé', 'parto', 'apgar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'apgar-10-heart-rate',
      codes: [
        { system: 'LOINC', code: '32402-0', name: '10 minute Apgar Heart Rate' },
      ],
      units: ['{score}'],
      en: {
        name: 'Apgar at 10 minutes: heartbeat',
        about: 'Gives a number for the heartbeat of a newborn ten minutes after birth. It is one of the five parts of the Apgar score.',
        find: ['newborn', 'baby', 'birth', 'apgar'],
      },
      es: {
        name: 'Apgar a los 10 minutos: latidos del corazón',
        about: 'Da un número a los latidos del corazón del bebé diez minutos después de nacer. Es una de las cinco partes del Apgar.',
        find: ['recién nacido', 'bebé', 'parto', 'apgar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'apgar-10-muscle-tone',
      codes: [
        { system: 'LOINC', code: '32403-8', name: '10 minute Apgar Muscle Tone' },
      ],
      units: ['{score}'],
      en: {
        name: 'Apgar at 10 minutes: muscles',
        about: 'Gives a number for how a newborn moves and holds the arms and legs ten minutes after birth. It is one of the five parts of the Apgar score.',
        find: ['newborn', 'baby', 'birth', 'apgar', 'muscle tone'],
      },
      es: {
        name: 'Apgar a los 10 minutos: músculos',
        about: 'Da un número a cómo el bebé mueve los brazos y las piernas diez minutos después de nacer. Es una de las cinco partes del Apgar.',
        find: ['recién nacido', 'bebé', 'parto', 'apgar', 'tono muscular'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'apgar-10-reflexes',
      codes: [
        { system: 'LOINC', code: '32404-6', name: '10 minute Apgar Reflex Irritability' },
      ],
      units: ['{score}'],
      en: {
        name: 'Apgar at 10 minutes: reflexes',
        about: 'Gives a number for how a newborn reacts to a light touch or pinch ten minutes after birth. It is one of the five parts of the Apgar score.',
        find: ['newborn', 'baby', 'birth', 'apgar'],
      },
      es: {
        name: 'Apgar a los 10 minutos: reflejos',
        about: 'Da un número a cómo reacciona el bebé cuando lo tocan, diez minutos después de nacer. Es una de las cinco partes del Apgar.',
        find: ['recién nacido', 'bebé', 'parto', 'apgar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'apgar-10-breathing',
      codes: [
        { system: 'LOINC', code: '32405-3', name: '10 minute Apgar Respiratory effort' },
      ],
      units: ['{score}'],
      en: {
        name: 'Apgar at 10 minutes: breathing',
        about: 'Gives a number for how a newborn breathes and cries ten minutes after birth. It is one of the five parts of the Apgar score.',
        find: ['newborn', 'baby', 'birth', 'apgar'],
      },
      es: {
        name: 'Apgar a los 10 minutos: respiración',
        about: 'Da un número a cómo respira y llora el bebé diez minutos después de nacer. Es una de las cinco partes del Apgar.',
        find: ['recién nacido', 'bebé', 'parto', 'apgar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-type-abo',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '883-9', name: 'ABO group [Type] in Blood' },
      ],
      en: {
        name: 'Blood type (A, B, AB or O)',
        about: 'Tells which blood type a person has: A, B, AB or O. It is used to match blood before it is given.',
        find: ['blood group', 'abo', 'transfusion'],
      },
      es: {
        name: 'Tipo de sangre (A, B, AB u O)',
        about: 'Dice qué tipo de sangre tiene una persona: A, B, AB u O. Sirve para saber qué sangre se le puede dar.',
        find: ['grupo sanguíneo', 'abo', 'transfusión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-type-abo-rh',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '882-1', name: 'ABO and Rh group [Type] in Blood' },
      ],
      en: {
        name: 'Blood type (A, B, AB or O, and Rh)',
        about: 'Tells which blood type a person has, with Rh, a mark on the red blood cells. It is used to match blood and in pregnancy.',
        find: ['blood group', 'abo', 'rh factor', 'transfusion'],
      },
      es: {
        name: 'Tipo de sangre (A, B, AB u O, y Rh)',
        about: 'Dice qué tipo de sangre tiene una persona, con el Rh, una marca de los glóbulos rojos. Sirve para saber qué sangre dar y en el embarazo.',
        find: ['grupo sanguíneo', 'abo', 'factor rh', 'transfusión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-type-rh',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '10331-7', name: 'Rh [Type] in Blood' },
      ],
      en: {
        name: 'Rh type (a part of the blood type)',
        about: 'Tells if the red blood cells have a mark called Rh. It is used to match blood before it is given, and in pregnancy.',
        find: ['blood group', 'rh factor', 'transfusion'],
      },
      es: {
        name: 'Tipo Rh (una parte del tipo de sangre)',
        about: 'Dice si los glóbulos rojos tienen una marca que se llama Rh. Sirve para saber qué sangre se puede dar, y en el embarazo.',
        find: ['grupo sanguíneo', 'factor rh', 'transfusión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-antibody-screen',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '890-4', name: 'Blood group antibody screen [Presence] in Serum or Plasma' },
      ],
      en: {
        name: 'Antibody screen (to match blood)',
        about: 'Looks for antibodies that act against other people’s red blood cells. It is done before blood is given, and in pregnancy.',
        find: ['indirect coombs', 'type and screen', 'transfusion'],
      },
      es: {
        name: 'Anticuerpos para saber qué sangre se puede dar',
        about: 'Busca anticuerpos que actúan contra glóbulos rojos de otras personas. Se hace antes de dar sangre y en el embarazo.',
        find: ['coombs indirecto', 'transfusión', 'anticuerpos irregulares'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile

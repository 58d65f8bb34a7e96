import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'kidney-disease-stage-3',
      codes: [
        { system: 'SNOMED CT', code: '433144002', name: 'Chronic kidney disease stage 3 (disorder)' },
        { system: 'ICD-10-CM', code: 'N18.30', name: 'Chronic kidney disease, stage 3 unspecified' },
        { system: 'ICD-10-CM', code: 'N18.31', name: 'Chronic kidney disease, stage 3a' },
        { system: 'ICD-10-CM', code: 'N18.32', name: 'Chronic kidney disease, stage 3b' },
      ],
      broader: 'kidney-disease',
      en: {
        name: 'Chronic kidney disease, stage 3',
        about: 'For three months or more, the kidneys have cleaned the blood less well than expected. Stage 3 is the middle of five stages.',
        find: ['kidney', 'ckd', 'renal'],
      },
      es: {
        name: 'Enfermedad crónica de los riñones, etapa 3',
        about: 'Desde hace tres meses o más, los riñones limpian la sangre menos de lo esperado. La etapa 3 es la del medio de cinco.',
        find: ['riñón', 'enfermedad renal crónica'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-disease',
      codes: [
        { system: 'ICD-10-CM', code: 'N18.9', name: 'Chronic kidney disease, unspecified' },
        { system: 'SNOMED CT', code: '709044004', name: 'Chronic kidney disease (disorder)' },
      ],
      en: {
        name: 'Chronic kidney disease',
        about: 'The kidneys have been harmed, or they clean the blood less well than expected. This has gone on for three months or more.',
        find: ['kidney', 'ckd', 'renal'],
      },
      es: {
        name: 'Enfermedad crónica de los riñones',
        about: 'Los riñones tienen daño, o limpian la sangre menos de lo esperado. Ya lleva tres meses o más.',
        find: ['riñón', 'enfermedad renal crónica', 'erc'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-disease-stage-1',
      codes: [
        { system: 'SNOMED CT', code: '431855005', name: 'Chronic kidney disease stage 1 (disorder)' },
        { system: 'ICD-10-CM', code: 'N18.1', name: 'Chronic kidney disease, stage 1' },
      ],
      broader: 'kidney-disease',
      en: {
        name: 'Chronic kidney disease, stage 1',
        about: 'For three months or more, there have been signs of harm to the kidneys. They clean the blood as expected; this is the first of five stages.',
        find: ['kidney', 'ckd', 'renal'],
      },
      es: {
        name: 'Enfermedad crónica de los riñones, etapa 1',
        about: 'Desde hace tres meses o más, hay señales de daño en los riñones. Limpian la sangre como se espera; es la primera de cinco etapas.',
        find: ['riñón', 'enfermedad renal crónica', 'erc'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-disease-stage-2',
      codes: [
        { system: 'SNOMED CT', code: '431856006', name: 'Chronic kidney disease stage 2 (disorder)' },
        { system: 'ICD-10-CM', code: 'N18.2', name: 'Chronic kidney disease, stage 2 (mild)' },
      ],
      broader: 'kidney-disease',
      en: {
        name: 'Chronic kidney disease, stage 2',
        about: 'For three months or more, there have been signs of harm to the kidneys. They clean the blood a little less; this is the second of five stages.',
        find: ['kidney', 'ckd', 'renal'],
      },
      es: {
        name: 'Enfermedad crónica de los riñones, etapa 2',
        about: 'Desde hace tres meses o más, hay señales de daño en los riñones. Limpian la sangre un poco menos; es la segunda de cinco etapas.',
        find: ['riñón', 'enfermedad renal crónica', 'erc'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-disease-stage-4',
      codes: [
        { system: 'SNOMED CT', code: '431857002', name: 'Chronic kidney disease stage 4 (disorder)' },
        { system: 'ICD-10-CM', code: 'N18.4', name: 'Chronic kidney disease, stage 4 (severe)' },
      ],
      broader: 'kidney-disease',
      en: {
        name: 'Chronic kidney disease, stage 4',
        about: 'For three months or more, the kidneys have cleaned the blood much less than expected. Stage 4 is the fourth of five stages.',
        find: ['kidney', 'ckd', 'renal'],
      },
      es: {
        name: 'Enfermedad crónica de los riñones, etapa 4',
        about: 'Desde hace tres meses o más, los riñones limpian la sangre mucho menos de lo esperado. La etapa 4 es la cuarta de cinco.',
        find: ['riñón', 'enfermedad renal crónica', 'erc'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-disease-stage-5',
      codes: [
        { system: 'ICD-10-CM', code: 'N18.5', name: 'Chronic kidney disease, stage 5' },
        { system: 'SNOMED CT', code: '433146000', name: 'Chronic kidney disease stage 5 (disorder)' },
      ],
      broader: 'kidney-disease',
      en: {
        name: 'Chronic kidney disease, stage 5',
        about: 'The kidneys can clean only a little of the blood by themselves. Stage 5 is the last of five stages; dialysis or a new kidney can do the work.',
        find: ['kidney', 'ckd', 'renal', 'dialysis', 'transplant'],
      },
      es: {
        name: 'Enfermedad crónica de los riñones, etapa 5',
        about: 'Los riñones ya limpian muy poco la sangre. La etapa 5 es la última de cinco; la diálisis o un riñón nuevo pueden hacer el trabajo.',
        find: ['riñón', 'enfermedad renal crónica', 'diálisis', 'trasplante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-failure',
      codes: [
        { system: 'SNOMED CT', code: '46177005', name: 'End-stage renal disease (disorder)' },
        { system: 'ICD-10-CM', code: 'N18.6', name: 'End stage renal disease' },
      ],
      broader: 'kidney-disease',
      en: {
        name: 'Kidney failure (end-stage kidney disease)',
        about: 'The kidneys can no longer clean the blood well enough by themselves. Dialysis or a new kidney can do this work.',
        find: ['esrd', 'kidney failure', 'dialysis', 'renal', 'transplant'],
      },
      es: {
        name: 'Falla de los riñones (insuficiencia renal)',
        about: 'Los riñones ya no limpian la sangre lo suficiente. La diálisis o un riñón nuevo pueden hacer este trabajo.',
        find: ['falla renal', 'enfermedad renal terminal', 'diálisis', 'riñón', 'trasplante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-transplant-waiting',
      codes: [
        { system: 'SNOMED CT', code: '698306007' },
      ],
      en: {
        name: 'Waiting for a kidney transplant',
        about: 'The person is on a list to get a new kidney from a donor.',
        find: ['transplant list', 'kidney', 'donor'],
      },
      es: {
        name: 'En espera de un trasplante de riñón',
        about: 'La persona está en una lista para recibir un riñón nuevo de un donante.',
        find: ['lista de trasplante', 'riñón', 'donante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'acute-kidney-injury',
      codes: [
        { system: 'ICD-10-CM', code: 'N17.9', name: 'Acute kidney failure, unspecified' },
        { system: 'SNOMED CT', code: '14669001', name: 'Acute renal failure syndrome (disorder)' },
      ],
      en: {
        name: 'Acute kidney injury (sudden)',
        about: 'Within hours or days, the kidneys began to clean the blood less well than before.',
        find: ['kidney failure', 'aki', 'acute renal failure', 'kidney'],
      },
      es: {
        name: 'Lesión renal aguda (daño repentino al riñón)',
        about: 'En horas o días, los riñones empezaron a limpiar la sangre menos que antes.',
        find: ['falla de los riñones', 'insuficiencia renal aguda', 'riñón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bladder-infection',
      codes: [
        { system: 'SNOMED CT', code: '38822007', name: 'Cystitis (disorder)' },
        { system: 'ICD-10-CM', code: 'N30.90', name: 'Cystitis, unspecified without hematuria' },
      ],
      en: {
        name: 'Bladder inflammation (cystitis)',
        about: 'The lining of the bladder is sore and swollen, most often from germs. It can burn to pass urine, and the need comes often.',
        find: ['cystitis', 'bladder infection', 'uti', 'burning urine'],
      },
      es: {
        name: 'Inflamación de la vejiga (cistitis)',
        about: 'La vejiga está hinchada por dentro, casi siempre por bacterias. Puede arder al orinar, y dan ganas muchas veces.',
        find: ['cistitis', 'infección de la vejiga', 'ardor al orinar', 'mal de orín'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-infection',
      codes: [
        { system: 'SNOMED CT', code: '68566005', name: 'Urinary tract infectious disease (disorder)' },
        { system: 'ICD-10-CM', code: 'N39.0', name: 'Urinary tract infection, site not specified' },
      ],
      en: {
        name: 'Urinary tract infection (UTI)',
        about: 'Germs have infected a part of the path that urine takes. It runs from the kidneys to the bladder and out of the body.',
        find: ['uti', 'bladder infection', 'urine infection', 'burning urine'],
      },
      es: {
        name: 'Infección urinaria (infección de orina)',
        about: 'Hay una infección en alguna parte por donde pasa la orina. Ese camino va de los riñones a la vejiga y afuera del cuerpo.',
        find: ['vías urinarias', 'mal de orín', 'ardor al orinar', 'itu'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-infection-recurrent',
      codes: [
        { system: 'SNOMED CT', code: '197927001', name: 'Recurrent urinary tract infection (disorder)' },
      ],
      broader: 'urine-infection',
      en: {
        name: 'Urinary tract infections that come back',
        about: 'Germs have infected the path that urine takes, and more than once. It runs from the kidneys to the bladder and out of the body.',
        find: ['recurrent uti', 'bladder infection', 'urine infection'],
      },
      es: {
        name: 'Infecciones de orina que se repiten',
        about: 'Una infección en el camino de la orina que ha vuelto más de una vez. Ese camino va de los riñones a la vejiga y afuera del cuerpo.',
        find: ['infección urinaria', 'mal de orín', 'infección de orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-infection-e-coli',
      codes: [
        { system: 'SNOMED CT', code: '301011002' },
      ],
      broader: 'urine-infection',
      en: {
        name: 'Urinary tract infection from E. coli',
        about: 'A germ from the gut has infected the path that urine takes. It runs from the kidneys to the bladder and out of the body.',
        find: ['uti', 'bladder infection', 'urine infection', 'e. coli'],
      },
      es: {
        name: 'Infección de orina por E. coli',
        about: 'Una bacteria del intestino infectó el camino de la orina. Ese camino va de los riñones a la vejiga y afuera del cuerpo.',
        find: ['infección urinaria', 'mal de orín', 'e. coli'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-infection',
      codes: [
        { system: 'SNOMED CT', code: '45816000', name: 'Pyelonephritis (disorder)' },
        { system: 'ICD-10-CM', code: 'N10', name: 'Acute pyelonephritis' },
      ],
      en: {
        name: 'Kidney infection (pyelonephritis)',
        about: 'A kidney is infected, most often by germs that came up from the bladder. It can bring fever and pain in the side.',
        find: ['pyelonephritis', 'uti', 'kidney', 'flank pain'],
      },
      es: {
        name: 'Infección del riñón (pielonefritis)',
        about: 'Un riñón tiene infección, casi siempre por bacterias que subieron de la vejiga. Puede dar fiebre y dolor en el costado.',
        find: ['pielonefritis', 'riñón', 'dolor de costado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-stone',
      codes: [
        { system: 'ICD-10-CM', code: 'N20.0', name: 'Calculus of kidney' },
        { system: 'SNOMED CT', code: '95570007', name: 'Kidney stone (disorder)' },
      ],
      en: {
        name: 'Kidney stone',
        about: 'A hard piece that formed in the kidney from what is in the urine. It can hurt a lot when it moves.',
        find: ['renal stone', 'calculus', 'stones', 'flank pain'],
      },
      es: {
        name: 'Piedra en el riñón (cálculo)',
        about: 'Una piedra que se formó en el riñón con lo que hay en la orina. Puede doler mucho cuando se mueve.',
        find: ['cálculo renal', 'piedras', 'arenilla', 'dolor de costado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'overactive-bladder',
      codes: [
        { system: 'ICD-10-CM', code: 'N32.81', name: 'Overactive bladder' },
      ],
      en: {
        name: 'Overactive bladder',
        about: 'The bladder squeezes when it does not need to. The need to pass urine comes all at once, or many times a day.',
        find: ['urgency', 'frequent urination', 'bladder', 'leaking'],
      },
      es: {
        name: 'Vejiga hiperactiva',
        about: 'La vejiga se aprieta cuando no hace falta. Las ganas de orinar vienen de repente o muchas veces al día.',
        find: ['vejiga', 'ganas de orinar', 'orinar mucho', 'incontinencia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-retention',
      codes: [
        { system: 'SNOMED CT', code: '267064002', name: 'Retention of urine (disorder)' },
      ],
      en: {
        name: 'Urinary retention (bladder does not empty)',
        about: 'The bladder does not empty, or not all the way. Urine stays in it.',
        find: ['urine retention', 'bladder', 'trouble urinating'],
      },
      es: {
        name: 'Retención de orina (la vejiga no se vacía)',
        about: 'La vejiga no se vacía, o no del todo. La orina se queda adentro.',
        find: ['vejiga', 'no poder orinar', 'orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-dysplasia',
      codes: [
        { system: 'SNOMED CT', code: '204949001', name: 'Renal dysplasia (disorder)' },
      ],
      en: {
        name: 'Renal dysplasia (kidney formed in another way)',
        about: 'A kidney did not form as expected before birth. It can be smaller or have cysts, and it may do less work.',
        find: ['kidney', 'dysplastic kidney', 'birth'],
      },
      es: {
        name: 'Displasia renal (riñón que se formó distinto)',
        about: 'Un riñón no se formó como se espera antes de nacer. Puede ser más pequeño o tener quistes, y puede trabajar menos.',
        find: ['riñón', 'nacimiento', 'quistes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile

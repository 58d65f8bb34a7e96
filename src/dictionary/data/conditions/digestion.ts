import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'appendicitis',
      codes: [
        { system: 'SNOMED CT', code: '74400008', name: 'Appendicitis (disorder)' },
        { system: 'ICD-10-CM', code: 'K35.80', name: 'Unspecified acute appendicitis' },
      ],
      en: {
        name: 'Appendicitis (swollen appendix)',
        about: 'The appendix is swollen and often infected. It is a small tube at the start of the large bowel, low on the right side.',
        find: ['appendix', 'belly pain', 'right side pain'],
      },
      es: {
        name: 'Apendicitis (apéndice hinchado)',
        about: 'El apéndice está hinchado y muchas veces tiene infección. Es un tubo pequeño del intestino grueso, abajo a la derecha.',
        find: ['apéndice', 'dolor de barriga', 'dolor del lado derecho'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ruptured-appendix',
      codes: [
        { system: 'SNOMED CT', code: '47693006', name: 'Rupture of appendix (disorder)' },
      ],
      broader: 'appendicitis',
      en: {
        name: 'Burst appendix',
        about: 'The wall of the swollen appendix has torn. Germs can get from it into the belly.',
        find: ['ruptured appendix', 'appendicitis', 'perforated appendix'],
      },
      es: {
        name: 'Apéndice reventado',
        about: 'La pared del apéndice hinchado se rompió. De allí pueden pasar bacterias a la barriga.',
        find: ['apéndice roto', 'apendicitis', 'apéndice perforado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'colon-polyp',
      codes: [
        { system: 'SNOMED CT', code: '68496003', name: 'Polyp of colon (disorder)' },
        { system: 'ICD-10-CM', code: 'K63.5', name: 'Polyp of colon' },
        { system: 'ICD-10-CM', code: 'D12.6', name: 'Benign neoplasm of colon, unspecified' },
      ],
      en: {
        name: 'Colon polyp (a small growth in the large bowel)',
        about: 'A small growth on the inside of the large bowel. Polyps are common, and can be taken out during a colonoscopy.',
        find: ['polyps', 'bowel growth', 'adenoma', 'colon'],
      },
      es: {
        name: 'Pólipo del colon (crecimiento pequeño)',
        about: 'Un crecimiento pequeño por dentro del intestino grueso. Los pólipos son comunes y se pueden sacar en una colonoscopia.',
        find: ['pólipos', 'intestino', 'adenoma', 'colon'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rectal-polyp-recurrent',
      codes: [
        { system: 'SNOMED CT', code: '713197008' },
      ],
      en: {
        name: 'Polyp in the rectum that came back',
        about: 'A small growth in the rectum, the last part of the bowel. It has come back after an earlier one.',
        find: ['rectal polyp', 'bowel growth', 'recurrent polyp'],
      },
      es: {
        name: 'Pólipo en el recto que volvió a salir',
        about: 'Un crecimiento pequeño en el recto, la última parte del intestino. Volvió a salir después de otro anterior.',
        find: ['pólipo rectal', 'intestino', 'recto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'constipation',
      codes: [
        { system: 'SNOMED CT', code: '14760008', name: 'Constipation (finding)' },
        { system: 'ICD-10-CM', code: 'K59.00', name: 'Constipation, unspecified' },
      ],
      en: {
        name: 'Constipation (hard to pass stools)',
        about: 'Stools come seldom, or are hard and not easy to pass.',
        find: ['hard to poop', 'hard stools', 'bowel'],
      },
      es: {
        name: 'Estreñimiento',
        about: 'El excremento sale pocas veces, o es duro y cuesta sacarlo.',
        find: ['constipación', 'estitiquez', 'ir al baño'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'acid-reflux',
      codes: [
        { system: 'SNOMED CT', code: '235595009', name: 'Gastroesophageal reflux disease (disorder)' },
        { system: 'ICD-10-CM', code: 'K21.9', name: 'Gastro-esophageal reflux disease without esophagitis' },
      ],
      en: {
        name: 'Acid reflux (GERD)',
        about: 'Acid from the stomach comes back up toward the throat. It can burn in the chest, which is called heartburn.',
        find: ['heartburn', 'gerd', 'reflux', 'indigestion'],
      },
      es: {
        name: 'Reflujo ácido (ERGE)',
        about: 'El ácido del estómago sube hacia la garganta. Puede arder en el pecho, y eso se llama acidez o agruras.',
        find: ['acidez', 'agruras', 'reflujo', 'erge'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gallstones',
      codes: [
        { system: 'SNOMED CT', code: '235919008', name: 'Gallbladder calculus (disorder)' },
        { system: 'ICD-10-CM', code: 'K80.20', name: 'Calculus of gallbladder without cholecystitis without obstruction' },
      ],
      en: {
        name: 'Gallstones',
        about: 'Hard pieces have formed in the gallbladder. This small sac under the liver stores bile, a fluid that helps digest fat.',
        find: ['gallbladder', 'bile', 'stones'],
      },
      es: {
        name: 'Piedras en la vesícula (cálculos biliares)',
        about: 'Se formaron piedras en la vesícula. Es una bolsa pequeña debajo del hígado que guarda la bilis, un líquido que ayuda a digerir la grasa.',
        find: ['vesícula', 'cálculos', 'bilis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gallbladder-inflammation',
      codes: [
        { system: 'SNOMED CT', code: '65275009', name: 'Acute cholecystitis (disorder)' },
      ],
      en: {
        name: 'Swollen gallbladder (acute cholecystitis)',
        about: 'The gallbladder is swollen and sore, most often because a gallstone blocks its way out. It is a small sac under the liver.',
        find: ['cholecystitis', 'gallbladder attack', 'gallstones'],
      },
      es: {
        name: 'Vesícula hinchada (colecistitis aguda)',
        about: 'La vesícula está hinchada y duele, casi siempre porque una piedra tapa la salida. Es una bolsa pequeña debajo del hígado.',
        find: ['colecistitis', 'vesícula', 'piedras'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'stomach-inflammation',
      codes: [
        { system: 'ICD-10-CM', code: 'K29.70', name: 'Gastritis, unspecified, without bleeding' },
        { system: 'SNOMED CT', code: '4556007', name: 'Gastritis (disorder)' },
      ],
      en: {
        name: 'Gastritis (irritated stomach lining)',
        about: 'The lining of the stomach is irritated or swollen. It can come from germs, from some pain medicines or from something else.',
        find: ['stomach lining', 'stomach ache', 'indigestion'],
      },
      es: {
        name: 'Gastritis (estómago irritado)',
        about: 'El estómago está irritado o hinchado por dentro. Puede ser por bacterias, por algunas medicinas para el dolor o por otra cosa.',
        find: ['estómago', 'dolor de estómago', 'acidez'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'stomach-ulcer',
      codes: [
        { system: 'ICD-10-CM', code: 'K25.9', name: 'Gastric ulcer, unspecified as acute or chronic, without hemorrhage or perforation' },
        { system: 'SNOMED CT', code: '397825006', name: 'Gastric ulcer (disorder)' },
      ],
      en: {
        name: 'Stomach ulcer',
        about: 'A sore in the lining of the stomach. Most often it comes from a germ or from some pain medicines.',
        find: ['gastric ulcer', 'peptic ulcer', 'stomach sore'],
      },
      es: {
        name: 'Úlcera del estómago',
        about: 'Una llaga dentro del estómago. Casi siempre viene de una bacteria o de algunas medicinas para el dolor.',
        find: ['úlcera gástrica', 'llaga', 'dolor de estómago'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'duodenal-ulcer',
      codes: [
        { system: 'SNOMED CT', code: '51868009', name: 'Ulcer of duodenum (disorder)' },
      ],
      en: {
        name: 'Ulcer of the small bowel (duodenal ulcer)',
        about: 'A sore in the duodenum. That is the first part of the small bowel, just past the stomach.',
        find: ['peptic ulcer', 'stomach ulcer', 'duodenum'],
      },
      es: {
        name: 'Úlcera del duodeno (intestino delgado)',
        about: 'Una llaga en el duodeno. Es la primera parte del intestino delgado, después del estómago.',
        find: ['úlcera péptica', 'úlcera duodenal', 'duodeno'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'irritable-bowel',
      codes: [
        { system: 'ICD-10-CM', code: 'K58.9', name: 'Irritable bowel syndrome without diarrhea' },
        { system: 'SNOMED CT', code: '10743008', name: 'Irritable bowel syndrome (disorder)' },
      ],
      en: {
        name: 'Irritable bowel syndrome (IBS)',
        about: 'The bowel is sensitive and moves in a different way. It can bring belly pain, bloating, loose stools or hard stools.',
        find: ['ibs', 'spastic colon', 'belly pain', 'bloating'],
      },
      es: {
        name: 'Síndrome del intestino irritable',
        about: 'El intestino es sensible y se mueve de otra manera. Puede dar dolor de barriga, gases, diarrea o estreñimiento.',
        find: ['colon irritable', 'colitis nerviosa', 'gases', 'sii'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hemorrhoids',
      codes: [
        { system: 'ICD-10-CM', code: 'K64.9', name: 'Unspecified hemorrhoids' },
        { system: 'SNOMED CT', code: '70153002', name: 'Hemorrhoids (disorder)' },
      ],
      en: {
        name: 'Hemorrhoids (piles)',
        about: 'Swollen veins in or around the anus, where stools leave the body. They are very common, and can itch, hurt or bleed.',
        find: ['piles', 'swollen veins', 'anus'],
      },
      es: {
        name: 'Hemorroides (almorranas)',
        about: 'Venas hinchadas dentro o alrededor del ano, por donde sale el excremento. Son muy comunes y pueden dar comezón, doler o sangrar.',
        find: ['almorranas', 'venas hinchadas', 'ano'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diverticulosis',
      codes: [
        { system: 'ICD-10-CM', code: 'K57.30', name: 'Diverticulosis of large intestine without perforation or abscess without bleeding' },
      ],
      en: {
        name: 'Diverticulosis (small pouches in the bowel)',
        about: 'Small pouches have formed in the wall of the large bowel. They are common, and many people never notice them.',
        find: ['diverticula', 'diverticular disease', 'colon pouches'],
      },
      es: {
        name: 'Diverticulosis (bolsitas en el intestino)',
        about: 'Se formaron bolsitas en la pared del intestino grueso. Son comunes, y muchas personas nunca las notan.',
        find: ['divertículos', 'enfermedad diverticular', 'colon'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diverticulitis',
      codes: [
        { system: 'ICD-10-CM', code: 'K57.32', name: 'Diverticulitis of large intestine without perforation or abscess without bleeding' },
        { system: 'SNOMED CT', code: '307496006', name: 'Diverticulitis (disorder)' },
      ],
      en: {
        name: 'Diverticulitis (swollen pouches in the bowel)',
        about: 'Small pouches in the wall of the bowel have become swollen or infected. It can bring belly pain and fever.',
        find: ['diverticula', 'bowel infection', 'belly pain'],
      },
      es: {
        name: 'Diverticulitis (bolsitas hinchadas)',
        about: 'Unas bolsitas en la pared del intestino se hincharon o se infectaron. Puede dar dolor de barriga y fiebre.',
        find: ['divertículos', 'infección del intestino', 'dolor de barriga'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'celiac',
      codes: [
        { system: 'ICD-10-CM', code: 'K90.0', name: 'Celiac disease' },
        { system: 'SNOMED CT', code: '396331005', name: 'Celiac disease (disorder)' },
      ],
      en: {
        name: 'Celiac disease (reaction to gluten)',
        about: 'The body reacts to gluten, a protein in wheat, barley and rye. The reaction harms the lining of the small bowel.',
        find: ['gluten', 'sprue', 'wheat'],
      },
      es: {
        name: 'Enfermedad celíaca (reacción al gluten)',
        about: 'El cuerpo reacciona al gluten, una proteína del trigo, la cebada y el centeno. La reacción daña el intestino delgado por dentro.',
        find: ['gluten', 'celiaquía', 'trigo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'crohns',
      codes: [
        { system: 'ICD-10-CM', code: 'K50.90', name: "Crohn's disease, unspecified, without complications" },
        { system: 'SNOMED CT', code: '34000006', name: "Crohn's disease (disorder)" },
      ],
      en: {
        name: 'Crohn’s disease (bowel inflammation)',
        about: 'The body’s defenses keep parts of the gut swollen and sore. It can be anywhere from the mouth to the anus, and it comes and goes.',
        find: ['crohn', 'ibd', 'inflammatory bowel disease'],
      },
      es: {
        name: 'Enfermedad de Crohn (intestino inflamado)',
        about: 'Las defensas del cuerpo mantienen partes del intestino hinchadas. Puede ser en cualquier parte, de la boca al ano, y va y viene.',
        find: ['crohn', 'enfermedad inflamatoria intestinal', 'intestino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ulcerative-colitis',
      codes: [
        { system: 'ICD-10-CM', code: 'K51.90', name: 'Ulcerative colitis, unspecified, without complications' },
        { system: 'SNOMED CT', code: '64766004', name: 'Ulcerative colitis (disorder)' },
      ],
      en: {
        name: 'Ulcerative colitis (large bowel inflammation)',
        about: 'The body’s defenses keep the lining of the large bowel swollen and sore. It can bring loose stools with blood, and it comes and goes.',
        find: ['colitis', 'ibd', 'inflammatory bowel disease', 'uc'],
      },
      es: {
        name: 'Colitis ulcerosa (intestino grueso inflamado)',
        about: 'Las defensas del cuerpo mantienen el intestino grueso hinchado por dentro. Puede dar diarrea con sangre, y va y viene.',
        find: ['colitis', 'enfermedad inflamatoria intestinal', 'cuci'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fatty-liver',
      codes: [
        { system: 'ICD-10-CM', code: 'K76.0', name: 'Fatty (change of) liver, not elsewhere classified' },
        { system: 'SNOMED CT', code: '197321007', name: 'Steatosis of liver (disorder)' },
      ],
      en: {
        name: 'Fatty liver',
        about: 'There is more fat in the liver than expected. Many people do not feel it.',
        find: ['steatosis', 'nafld', 'masld', 'liver fat'],
      },
      es: {
        name: 'Hígado graso',
        about: 'Hay más grasa en el hígado de lo esperado. Muchas personas no lo sienten.',
        find: ['esteatosis', 'grasa en el hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cirrhosis',
      codes: [
        { system: 'ICD-10-CM', code: 'K74.60', name: 'Unspecified cirrhosis of liver' },
        { system: 'SNOMED CT', code: '19943007', name: 'Cirrhosis of liver (disorder)' },
      ],
      en: {
        name: 'Cirrhosis (scars in the liver)',
        about: 'Over a long time, and from one of many causes, scars have formed in the liver. They can make it harder for the liver to work.',
        find: ['liver scarring', 'liver disease', 'scarred liver'],
      },
      es: {
        name: 'Cirrosis (cicatrices en el hígado)',
        about: 'Con mucho tiempo, y por una de muchas causas, se formaron cicatrices en el hígado. Pueden hacer que al hígado le cueste más trabajar.',
        find: ['cicatrices en el hígado', 'enfermedad del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hernia',
      codes: [
        { system: 'ICD-10-CM', code: 'K40.90', name: 'Unilateral inguinal hernia, without obstruction or gangrene, not specified as recurrent' },
        { system: 'SNOMED CT', code: '396232000', name: 'Inguinal hernia (disorder)' },
      ],
      en: {
        name: 'Inguinal hernia (a bulge in the groin)',
        about: 'A part from inside the belly, such as bowel or fat, pushes through a weak spot in the groin. It can make a bulge.',
        find: ['groin hernia', 'bulge', 'rupture'],
      },
      es: {
        name: 'Hernia inguinal (bulto en la ingle)',
        about: 'Una parte de dentro de la barriga, como intestino o grasa, empuja por un punto débil de la ingle. Puede formar un bulto.',
        find: ['hernia', 'bulto en la ingle', 'ingle'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pancreatitis',
      codes: [
        { system: 'SNOMED CT', code: '75694006', name: 'Pancreatitis (disorder)' },
      ],
      en: {
        name: 'Pancreatitis (swollen pancreas)',
        about: 'The pancreas is swollen and sore. It is an organ behind the stomach that helps digest food and makes insulin.',
        find: ['pancreas', 'belly pain'],
      },
      es: {
        name: 'Pancreatitis (páncreas hinchado)',
        about: 'El páncreas está hinchado y duele. Es un órgano detrás del estómago que ayuda a digerir la comida y hace la insulina.',
        find: ['páncreas', 'dolor de barriga'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pancreatitis-acute',
      codes: [
        { system: 'ICD-10-CM', code: 'K85.90', name: 'Acute pancreatitis without necrosis or infection, unspecified' },
      ],
      broader: 'pancreatitis',
      en: {
        name: 'Acute pancreatitis (sudden)',
        about: 'The pancreas has become swollen and sore within a short time. It is an organ behind the stomach that helps digest food.',
        find: ['pancreas', 'belly pain'],
      },
      es: {
        name: 'Pancreatitis aguda (de repente)',
        about: 'El páncreas se hinchó en poco tiempo y duele. Es un órgano detrás del estómago que ayuda a digerir la comida.',
        find: ['páncreas', 'dolor de barriga'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'anal-bleeding',
      codes: [
        { system: 'SNOMED CT', code: '6072007', name: 'Bleeding from anus (disorder)' },
      ],
      en: {
        name: 'Bleeding from the anus',
        about: 'Blood comes out of the anus, the place where stools leave the body.',
        find: ['rectal bleeding', 'blood in stool', 'bloody stools'],
      },
      es: {
        name: 'Sangrado por el ano',
        about: 'Sale sangre por el ano, el lugar por donde sale el excremento.',
        find: ['sangre en el excremento', 'sangrado rectal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vomiting-symptom',
      codes: [
        { system: 'SNOMED CT', code: '249497008', name: 'Vomiting symptom (finding)' },
      ],
      en: {
        name: 'Vomiting (throwing up) as a symptom',
        about: 'What is in the stomach comes back up through the mouth.',
        find: ['throwing up', 'puking', 'emesis'],
      },
      es: {
        name: 'Vómito (como síntoma)',
        about: 'Lo que hay en el estómago vuelve a salir por la boca.',
        find: ['vomitar', 'devolver', 'vómitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diarrhea-symptom',
      codes: [
        { system: 'SNOMED CT', code: '267060006', name: 'Diarrhea symptom (finding)' },
      ],
      en: {
        name: 'Diarrhea (loose stools) as a symptom',
        about: 'Stools are loose or like water, and they come more often.',
        find: ['loose stools', 'runny stools', 'the runs'],
      },
      es: {
        name: 'Diarrea (como síntoma)',
        about: 'El excremento sale aguado o líquido, y más veces.',
        find: ['excremento aguado', 'soltura', 'chorrillo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile

import type { DictionaryFile } from '../../entry'

export default {
  classes: {
    acid: {
      en: { label: 'a stomach acid medicine', about: 'Lowers the acid that the stomach makes. It is used for heartburn, reflux or ulcers, or to protect the stomach.', find: ['heartburn', 'reflux', 'acid', 'ulcer', 'stomach medicine'] },
      es: { label: 'para el ácido del estómago', about: 'Baja el ácido que hace el estómago. Se usa para la acidez, el reflujo o las úlceras, o para proteger el estómago.', find: ['acidez', 'agruras', 'reflujo', 'úlcera', 'medicina para el estómago'] },
    },
    movingLaxative: {
      en: { label: 'for constipation', about: 'Makes the bowel move, so that stool passes. It is also used to empty the bowel before a procedure.', find: ['constipation', 'laxative', 'stool', 'bowel prep'] },
      es: { label: 'para el estreñimiento', about: 'Hace que el intestino se mueva y salgan las heces. También se usa para vaciar el intestino antes de un procedimiento.', find: ['estreñimiento', 'laxante', 'heces'] },
    },
    fluidLaxative: {
      en: { label: 'for constipation', about: 'Brings more fluid into the bowel, so that stool passes more easily. It is used for constipation that lasts, also with belly pain (IBS).', find: ['constipation', 'ibs', 'stool', 'belly pain'] },
      es: { label: 'para el estreñimiento', about: 'Lleva más líquido al intestino, y las heces salen con menos esfuerzo. Se usa si el estreñimiento dura, también con dolor de vientre.', find: ['estreñimiento', 'colon irritable', 'heces'] },
    },
    gutRelaxer: {
      en: { label: 'for belly cramps', about: 'Relaxes the muscles of the gut. It is used for cramps in the belly, such as with an irritable bowel (IBS).', find: ['belly cramps', 'stomach cramps', 'ibs'] },
      es: { label: 'para los cólicos del vientre', about: 'Relaja los músculos del intestino. Se usa para los cólicos del vientre, como en el colon irritable.', find: ['cólicos', 'retortijones', 'colon irritable'] },
    },
  },
  entries: [
    {
      id: 'doxylamine',
      codes: [
        { system: 'RxNorm', code: '3642' },
        { system: 'ingredient', code: 'doxylamine' },
      ],
      en: {
        name: 'Doxylamine (for sleep, allergy or nausea)',
        about: 'Blocks histamine, a substance of the body. It is used for sleep, colds or allergies, and with vitamin B6 for nausea in pregnancy.',
        find: ['sleep medicine', 'allergy', 'morning sickness', 'nausea', 'antihistamine', 'unisom', 'diclegis', 'nyquil'],
      },
      es: {
        name: 'Doxilamina (para dormir, alergia o náuseas)',
        about: 'Frena la histamina, una sustancia del cuerpo. Se usa para dormir, el resfriado o la alergia, y con vitamina B6 para las náuseas del embarazo.',
        find: ['dormir', 'alergia', 'náuseas del embarazo', 'antihistamínico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ondansetron',
      codes: [
        { system: 'RxNorm', code: '26225' },
        { system: 'ingredient', code: 'ondansetron' },
      ],
      en: {
        name: 'Ondansetron (a nausea medicine)',
        about: 'Calms the signals that cause nausea and vomiting.',
        find: ['nausea', 'vomiting', 'throwing up', 'zofran'],
      },
      es: {
        name: 'Ondansetrón (medicina para las náuseas)',
        about: 'Calma las señales que causan náuseas y vómitos.',
        find: ['náuseas', 'vómitos', 'ganas de vomitar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'scopolamine',
      codes: [
        { system: 'ingredient', code: 'scopolamine' },
      ],
      en: {
        name: 'Scopolamine (for nausea from motion or surgery)',
        about: 'Blocks some signals of the nerves. It is used for nausea from motion or after surgery, often as a patch behind the ear.',
        find: ['nausea', 'motion sickness', 'patch', 'transderm'],
      },
      es: {
        name: 'Escopolamina (para mareo y náuseas)',
        about: 'Frena algunas señales de los nervios. Se usa para el mareo en los viajes y las náuseas tras una cirugía, muchas veces en parche detrás de la oreja.',
        find: ['náuseas', 'mareo', 'parche'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'promethazine',
      codes: [
        { system: 'ingredient', code: 'promethazine' },
      ],
      en: {
        name: 'Promethazine (for nausea, allergy and more)',
        about: 'Blocks histamine and some other signals in the body. It is used for nausea, motion sickness, allergies or a cough, or to calm.',
        find: ['nausea', 'vomiting', 'allergy medicine', 'motion sickness', 'cough', 'phenergan'],
      },
      es: {
        name: 'Prometazina (para náuseas, alergia y más)',
        about: 'Frena la histamina y otras señales del cuerpo. Se usa para las náuseas, el mareo, las alergias o la tos, o para calmar.',
        find: ['náuseas', 'vómitos', 'alergia', 'mareo', 'tos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'metoclopramide',
      codes: [
        { system: 'RxNorm', code: '6915' },
        { system: 'ingredient', code: 'metoclopramide' },
      ],
      en: {
        name: 'Metoclopramide (for nausea or a slow stomach)',
        about: 'Calms nausea and helps food leave the stomach. It is used for nausea, reflux or a stomach that empties slowly.',
        find: ['nausea', 'vomiting', 'gastroparesis', 'reflux', 'reglan'],
      },
      es: {
        name: 'Metoclopramida (para náuseas o estómago lento)',
        about: 'Calma las náuseas y ayuda a que la comida salga del estómago. Se usa para las náuseas, el reflujo o el estómago lento.',
        find: ['náuseas', 'vómitos', 'gastroparesia', 'reflujo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prochlorperazine',
      codes: [
        { system: 'ingredient', code: 'prochlorperazine' },
      ],
      en: {
        name: 'Prochlorperazine (a nausea medicine)',
        about: 'Calms signals in the brain that cause nausea and vomiting. It is also used at times for migraine or for anxiety.',
        find: ['nausea', 'vomiting', 'migraine', 'compazine'],
      },
      es: {
        name: 'Proclorperazina (medicina para las náuseas)',
        about: 'Calma señales del cerebro que causan náuseas y vómitos. También se usa a veces para la migraña o la ansiedad.',
        find: ['náuseas', 'vómitos', 'migraña'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'meclizine',
      codes: [
        { system: 'ingredient', code: 'meclizine' },
      ],
      en: {
        name: 'Meclizine (for dizziness or motion sickness)',
        about: 'Calms signals from the inner ear, the part that senses balance. It is used for dizziness (vertigo) or motion sickness.',
        find: ['dizziness', 'vertigo', 'motion sickness', 'nausea', 'antivert', 'bonine'],
      },
      es: {
        name: 'Meclizina (para el mareo o el vértigo)',
        about: 'Calma las señales del oído interno, la parte que siente el equilibrio. Se usa para el vértigo o el mareo en los viajes.',
        find: ['mareo', 'vértigo', 'náuseas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'omeprazole',
      class: 'acid',
      codes: [{ system: 'RxNorm', code: '7646' }, { system: 'ingredient', code: 'omeprazole' }],
      en: { name: 'Omeprazole', find: ['prilosec', 'ppi'] },
      es: { name: 'Omeprazol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pantoprazole',
      class: 'acid',
      codes: [{ system: 'RxNorm', code: '40790' }, { system: 'ingredient', code: 'pantoprazole' }],
      en: { name: 'Pantoprazole', find: ['protonix', 'ppi'] },
      es: { name: 'Pantoprazol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'esomeprazole',
      class: 'acid',
      codes: [{ system: 'RxNorm', code: '283742' }, { system: 'ingredient', code: 'esomeprazole' }],
      en: { name: 'Esomeprazole', find: ['nexium', 'ppi'] },
      es: { name: 'Esomeprazol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lansoprazole',
      class: 'acid',
      codes: [{ system: 'RxNorm', code: '17128' }, { system: 'ingredient', code: 'lansoprazole' }],
      en: { name: 'Lansoprazole', find: ['prevacid', 'ppi'] },
      es: { name: 'Lansoprazol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dexlansoprazole',
      class: 'acid',
      codes: [{ system: 'RxNorm', code: '816346' }, { system: 'ingredient', code: 'dexlansoprazole' }],
      en: { name: 'Dexlansoprazole', find: ['dexilant', 'ppi'] },
      es: { name: 'Dexlansoprazol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rabeprazole',
      class: 'acid',
      codes: [{ system: 'RxNorm', code: '114979' }, { system: 'ingredient', code: 'rabeprazole' }],
      en: { name: 'Rabeprazole', find: ['aciphex', 'ppi'] },
      es: { name: 'Rabeprazol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'famotidine',
      class: 'acid',
      codes: [{ system: 'ingredient', code: 'famotidine' }],
      en: { name: 'Famotidine', find: ['pepcid'] },
      es: { name: 'Famotidina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nizatidine',
      class: 'acid',
      codes: [{ system: 'ingredient', code: 'nizatidine' }],
      en: { name: 'Nizatidine', find: ['axid'] },
      es: { name: 'Nizatidina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ranitidine',
      class: 'acid',
      codes: [{ system: 'ingredient', code: 'ranitidine' }],
      en: { name: 'Ranitidine', find: ['zantac'] },
      es: { name: 'Ranitidina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sucralfate',
      codes: [
        { system: 'ingredient', code: 'sucralfate' },
      ],
      en: {
        name: 'Sucralfate (coats sores in the stomach)',
        about: 'Forms a coat over sores (ulcers) in the stomach or the gut, so that they can heal.',
        find: ['ulcer', 'stomach medicine', 'carafate'],
      },
      es: {
        name: 'Sucralfato (cubre las úlceras del estómago)',
        about: 'Forma una capa sobre las llagas (úlceras) del estómago o del intestino, para que puedan sanar.',
        find: ['úlcera', 'medicina para el estómago'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'calcium-carbonate',
      codes: [
        { system: 'ingredient', code: 'calcium carbonate' },
      ],
      en: {
        name: 'Calcium carbonate (antacid or calcium)',
        about: 'A form of calcium. It takes away some acid in the stomach, or adds calcium, a mineral that bones are made of.',
        find: ['antacid', 'heartburn', 'calcium', 'bones', 'tums', 'caltrate'],
      },
      es: {
        name: 'Carbonato de calcio (antiácido o calcio)',
        about: 'Es una forma de calcio. Quita ácido del estómago, o da calcio, un mineral del que se hacen los huesos.',
        find: ['antiácido', 'acidez', 'agruras', 'calcio', 'huesos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sodium-bicarbonate',
      codes: [
        { system: 'ingredient', code: 'sodium bicarbonate' },
      ],
      en: {
        name: 'Sodium bicarbonate (lowers acid)',
        about: 'Takes away some acid in the stomach, the blood or the urine. It is the same as baking soda.',
        find: ['antacid', 'heartburn', 'baking soda', 'acid'],
      },
      es: {
        name: 'Bicarbonato de sodio (baja el ácido)',
        about: 'Quita ácido del estómago, de la sangre o de la orina. Es lo mismo que el bicarbonato de la cocina.',
        find: ['antiácido', 'acidez', 'agruras', 'bicarbonato'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'polyethylene-glycol-3350',
      codes: [
        { system: 'ingredient', code: 'polyethylene glycol 3350' },
      ],
      en: {
        name: 'Polyethylene glycol 3350 (for constipation)',
        about: 'Draws water into the bowel, so that stool gets soft. It is also used to empty the bowel before a procedure.',
        find: ['constipation', 'laxative', 'stool', 'bowel prep', 'colonoscopy', 'miralax', 'golytely', 'peg'],
      },
      es: {
        name: 'Polietilenglicol 3350 (para el estreñimiento)',
        about: 'Lleva agua al intestino, y las heces son más blandas. También se usa para vaciar el intestino antes de un procedimiento.',
        find: ['estreñimiento', 'laxante', 'heces', 'colonoscopia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'docusate',
      codes: [
        { system: 'ingredient', code: 'docusate' },
      ],
      en: {
        name: 'Docusate (a stool softener)',
        about: 'Helps water get into the stool, so that it is softer. It is used for constipation.',
        find: ['constipation', 'stool softener', 'colace'],
      },
      es: {
        name: 'Docusato (ablanda las heces)',
        about: 'Ayuda a que entre agua en las heces, y son más blandas. Se usa para el estreñimiento.',
        find: ['estreñimiento', 'ablandar las heces'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sennosides-usp',
      class: 'movingLaxative',
      codes: [{ system: 'ingredient', code: 'sennosides usp', source: 'RxNorm' }],
      en: { name: 'Senna', find: ['senokot', 'ex-lax', 'sennosides'] },
      es: { name: 'Sen o sena' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bisacodyl',
      class: 'movingLaxative',
      codes: [{ system: 'ingredient', code: 'bisacodyl' }],
      en: { name: 'Bisacodyl', find: ['dulcolax'] },
      es: { name: 'Bisacodilo' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lactulose',
      codes: [
        { system: 'ingredient', code: 'lactulose' },
      ],
      en: {
        name: 'Lactulose (for the bowel or the liver)',
        about: 'Draws water into the bowel, so that stool gets soft. In liver disease, it helps the body get rid of ammonia, a waste.',
        find: ['constipation', 'laxative', 'liver', 'ammonia', 'enulose'],
      },
      es: {
        name: 'Lactulosa (para el intestino o el hígado)',
        about: 'Lleva agua al intestino, y las heces son más blandas. Si el hígado está enfermo, ayuda a sacar el amoníaco, un desecho.',
        find: ['estreñimiento', 'laxante', 'hígado', 'amoníaco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'linaclotide',
      class: 'fluidLaxative',
      codes: [{ system: 'ingredient', code: 'linaclotide' }],
      en: { name: 'Linaclotide', find: ['linzess'] },
      es: { name: 'Linaclotida' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lubiprostone',
      class: 'fluidLaxative',
      codes: [{ system: 'ingredient', code: 'lubiprostone' }],
      en: { name: 'Lubiprostone', find: ['amitiza'] },
      es: { name: 'Lubiprostona' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'magnesium-hydroxide',
      codes: [
        { system: 'ingredient', code: 'magnesium hydroxide' },
      ],
      en: {
        name: 'Magnesium hydroxide (laxative or antacid)',
        about: 'Draws water into the bowel, so that stool passes. It also takes away some acid in the stomach.',
        find: ['constipation', 'laxative', 'antacid', 'heartburn', 'milk of magnesia'],
      },
      es: {
        name: 'Hidróxido de magnesio (laxante o antiácido)',
        about: 'Lleva agua al intestino, y salen las heces. También quita ácido del estómago.',
        find: ['estreñimiento', 'laxante', 'antiácido', 'acidez', 'leche de magnesia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'glycopyrrolate',
      codes: [
        { system: 'ingredient', code: 'glycopyrrolate' },
      ],
      en: {
        name: 'Glycopyrrolate (dries up spit and other fluids)',
        about: 'Blocks signals of the nerves that make spit, sweat or mucus. It is used in surgery, for drooling or sweat, or breathed in for the lungs.',
        find: ['drooling', 'saliva', 'sweating', 'copd', 'robinul', 'cuvposa'],
      },
      es: {
        name: 'Glicopirrolato (seca la saliva y más)',
        about: 'Frena las señales de los nervios que hacen saliva, sudor o moco. Se usa en cirugías, para el babeo o el sudor, o se inhala para el pulmón.',
        find: ['babeo', 'saliva', 'sudor', 'epoc'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pancreatin',
      codes: [
        { system: 'RxNorm', code: '7880' },
        { system: 'ingredient', code: 'pancreatin' },
      ],
      en: {
        name: 'Pancreatin (helps digest food)',
        about: 'Takes the place of juices that the pancreas, a gland in the belly, makes. They help break down fat and other parts of food.',
        find: ['enzymes', 'pancreas', 'digestion', 'creon', 'zenpep', 'pancrelipase'],
      },
      es: {
        name: 'Pancreatina (ayuda a digerir la comida)',
        about: 'Ocupa el lugar de los jugos que hace el páncreas, una glándula del vientre. Ayudan a deshacer la grasa y otras partes de la comida.',
        find: ['enzimas', 'páncreas', 'digestión', 'pancrelipasa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'loperamide',
      codes: [
        { system: 'ingredient', code: 'loperamide' },
      ],
      en: {
        name: 'Loperamide (for loose stools)',
        about: 'Slows the bowel, so that stool is less loose and comes less often. It is used for diarrhea.',
        find: ['diarrhea', 'loose stools', 'imodium'],
      },
      es: {
        name: 'Loperamida (para la diarrea)',
        about: 'Hace más lento el intestino, y las heces son menos líquidas y menos seguidas. Se usa para la diarrea.',
        find: ['diarrea', 'heces líquidas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dicyclomine',
      class: 'gutRelaxer',
      codes: [{ system: 'ingredient', code: 'dicyclomine' }],
      en: { name: 'Dicyclomine', find: ['bentyl'] },
      es: { name: 'Diciclomina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hyoscyamine',
      class: 'gutRelaxer',
      codes: [{ system: 'ingredient', code: 'hyoscyamine' }],
      en: { name: 'Hyoscyamine', find: ['levsin', 'bladder'] },
      es: { name: 'Hiosciamina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bismuth-subsalicylate',
      codes: [
        { system: 'ingredient', code: 'bismuth subsalicylate' },
      ],
      en: {
        name: 'Bismuth subsalicylate (for an upset stomach)',
        about: 'Coats the stomach and calms it. It is used for heartburn, nausea or loose stools, and with others for a germ in the stomach.',
        find: ['upset stomach', 'diarrhea', 'heartburn', 'nausea', 'h. pylori', 'pepto-bismol'],
      },
      es: {
        name: 'Subsalicilato de bismuto (para el estómago)',
        about: 'Cubre y calma el estómago. Se usa para la acidez, las náuseas o la diarrea, y con otras medicinas para una bacteria del estómago.',
        find: ['malestar de estómago', 'diarrea', 'acidez', 'agruras', 'náuseas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'simethicone',
      codes: [
        { system: 'ingredient', code: 'simethicone' },
      ],
      en: {
        name: 'Simethicone (for gas in the belly)',
        about: 'Breaks up gas bubbles in the stomach and the gut. It is used when gas causes pressure or bloating.',
        find: ['gas', 'bloating', 'gas-x', 'mylicon'],
      },
      es: {
        name: 'Simeticona (para los gases)',
        about: 'Deshace las burbujas de gas en el estómago y el intestino. Se usa cuando los gases causan presión o hinchan el vientre.',
        find: ['gases', 'vientre hinchado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mesalamine',
      codes: [
        { system: 'RxNorm', code: '52582' },
        { system: 'ingredient', code: 'mesalamine' },
      ],
      en: {
        name: 'Mesalamine (for an inflamed bowel)',
        about: 'Calms swelling in the lining of the bowel. It is used mostly for ulcerative colitis, which causes sores in the large bowel.',
        find: ['ulcerative colitis', 'crohn’s', 'bowel', 'ibd', 'asacol', 'lialda', 'pentasa'],
      },
      es: {
        name: 'Mesalamina (para la inflamación del intestino)',
        about: 'Calma la inflamación del intestino por dentro. Se usa sobre todo para la colitis ulcerosa, que causa llagas en el intestino grueso.',
        find: ['colitis ulcerosa', 'crohn', 'intestino', 'mesalazina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sulfasalazine',
      codes: [
        { system: 'RxNorm', code: '9524' },
        { system: 'ingredient', code: 'sulfasalazine' },
      ],
      en: {
        name: 'Sulfasalazine (for an inflamed bowel or joints)',
        about: 'Calms swelling in the bowel or in the joints. It is used mostly for sores in the bowel (colitis) or for joints that swell.',
        find: ['ulcerative colitis', 'crohn’s', 'rheumatoid arthritis', 'bowel', 'joints', 'azulfidine'],
      },
      es: {
        name: 'Sulfasalazina (para intestino o articulaciones)',
        about: 'Calma la hinchazón del intestino o de las articulaciones. Se usa sobre todo si hay llagas en el intestino (colitis) o artritis.',
        find: ['colitis ulcerosa', 'crohn', 'artritis reumatoide', 'intestino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile

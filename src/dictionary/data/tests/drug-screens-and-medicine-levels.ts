import type { DictionaryFile } from '../../entry'

export default {
  topic: 'medicineLevels',
  entries: [
    {
      id: 'vancomycin-level',
      codes: [
        { system: 'LOINC', code: '20578-1', name: 'Vancomycin [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ug/mL', 'mg/L'],
      en: {
        name: 'Vancomycin in the blood (an antibiotic)',
        about: 'Shows how much vancomycin is in the blood. It is a medicine that fights bacteria, and it is measured to follow treatment.',
        find: ['drug level', 'trough', 'antibiotic', 'vanco'],
      },
      es: {
        name: 'Vancomicina en la sangre (un antibiótico)',
        about: 'Muestra cuánta vancomicina hay en la sangre. Es una medicina contra las bacterias, y se mide para seguir el tratamiento.',
        find: ['nivel de medicina', 'antibiótico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tacrolimus-level',
      codes: [
        { system: 'LOINC', code: '11253-2', name: 'Tacrolimus [Mass/volume] in Blood' },
      ],
      units: ['ng/mL'],
      en: {
        name: 'Tacrolimus in the blood (a medicine level)',
        about: 'Shows how much tacrolimus is in the blood. It is a medicine that calms the body’s defenses, and people often take it after a transplant.',
        find: ['drug level', 'transplant', 'prograf', 'fk506'],
      },
      es: {
        name: 'Tacrolimus en la sangre (nivel de medicina)',
        about: 'Muestra cuánto tacrolimus hay en la sangre. Es una medicina que calma las defensas del cuerpo, y se toma muchas veces tras un trasplante.',
        find: ['nivel de medicina', 'trasplante', 'prograf'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phenytoin-level',
      codes: [
        { system: 'LOINC', code: '3968-5', name: 'Phenytoin [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ug/mL', 'mg/L'],
      en: {
        name: 'Phenytoin in the blood (a seizure medicine)',
        about: 'Shows how much phenytoin is in the blood. It is a medicine that helps prevent seizures, and it is measured to follow treatment.',
        find: ['drug level', 'dilantin', 'seizures', 'epilepsy'],
      },
      es: {
        name: 'Fenitoína en la sangre (contra convulsiones)',
        about: 'Muestra cuánta fenitoína hay en la sangre. Es una medicina que ayuda a prevenir convulsiones, y se mide para seguir el tratamiento.',
        find: ['nivel de medicina', 'dilantin', 'convulsiones', 'epilepsia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'valproate-level',
      codes: [
        { system: 'LOINC', code: '4086-5', name: 'Valproate [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ug/mL', 'mg/L'],
      en: {
        name: 'Valproate in the blood (a medicine level)',
        about: 'Shows how much valproate is in the blood. This medicine is used for seizures, for mood and against migraine.',
        find: ['drug level', 'depakote', 'valproic acid', 'seizures', 'mood'],
      },
      es: {
        name: 'Valproato en la sangre (nivel de medicina)',
        about: 'Muestra cuánto valproato hay en la sangre. Es una medicina para las convulsiones, el ánimo y la migraña.',
        find: ['nivel de medicina', 'depakote', 'ácido valproico', 'convulsiones', 'ánimo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'digoxin-level',
      codes: [
        { system: 'LOINC', code: '10535-3', name: 'Digoxin [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL'],
      en: {
        name: 'Digoxin in the blood (a heart medicine)',
        about: 'Shows how much digoxin is in the blood. It is a medicine that makes the heart beat slower and stronger.',
        find: ['drug level', 'lanoxin', 'heart', 'dig level'],
      },
      es: {
        name: 'Digoxina en la sangre (medicina del corazón)',
        about: 'Muestra cuánta digoxina hay en la sangre. Es una medicina que hace latir el corazón más lento y más fuerte.',
        find: ['nivel de medicina', 'lanoxin', 'corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lithium-blood',
      codes: [
        { system: 'LOINC', code: '14334-7', name: 'Lithium [Moles/volume] in Serum or Plasma' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Lithium in the blood (a mood medicine)',
        about: 'Shows how much lithium is in the blood. It is a medicine that helps keep mood steady, and it is measured to follow treatment.',
        find: ['drug level', 'bipolar', 'mood', 'lithobid'],
      },
      es: {
        name: 'Litio en la sangre (medicina para el ánimo)',
        about: 'Muestra cuánto litio hay en la sangre. Es una medicina que ayuda a mantener estable el ánimo, y se mide para seguir el tratamiento.',
        find: ['nivel de medicina', 'bipolar', 'ánimo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'acetaminophen-level',
      codes: [
        { system: 'LOINC', code: '3298-7', name: 'Acetaminophen [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ug/mL', 'mg/L'],
      en: {
        name: 'Acetaminophen in the blood (Tylenol)',
        about: 'Shows how much acetaminophen is in the blood. It is a medicine for pain and fever that is part of many products.',
        find: ['drug level', 'tylenol', 'paracetamol', 'pain reliever'],
      },
      es: {
        name: 'Acetaminofén en la sangre (Tylenol)',
        about: 'Muestra cuánto acetaminofén hay en la sangre. Es una medicina para el dolor y la fiebre que está en muchos productos.',
        find: ['nivel de medicina', 'tylenol', 'paracetamol', 'dolor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'salicylates-level',
      codes: [
        { system: 'LOINC', code: '4024-6', name: 'Salicylates [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'ug/mL'],
      en: {
        name: 'Salicylates in the blood (aspirin and the like)',
        about: 'Shows how much there is of salicylates in the blood. They are a group of pain medicines, and one of them is aspirin.',
        find: ['drug level', 'aspirin', 'pain reliever'],
      },
      es: {
        name: 'Salicilatos en la sangre (aspirina y otras)',
        about: 'Muestra cuántos salicilatos hay en la sangre. Son un grupo de medicinas para el dolor, y una de ellas es la aspirina.',
        find: ['nivel de medicina', 'aspirina', 'dolor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alcohol-blood',
      codes: [
        { system: 'LOINC', code: '5640-8', name: 'Ethanol [Mass/volume] in Blood' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Alcohol in the blood',
        about: 'Shows how much alcohol is in the blood when the sample is taken. It is the kind found in beer, wine and liquor.',
        find: ['ethanol', 'blood alcohol', 'drinking'],
      },
      es: {
        name: 'Alcohol en la sangre',
        about: 'Muestra cuánto alcohol hay en la sangre cuando se toma la muestra. Es el de la cerveza, el vino y los licores.',
        find: ['etanol', 'alcoholemia', 'bebida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alcohol-serum',
      codes: [
        { system: 'LOINC', code: '5643-2', name: 'Ethanol [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Alcohol in the liquid part of the blood',
        about: 'Shows how much alcohol is in the liquid part of the blood when the sample is taken. It is the kind found in beer, wine and liquor.',
        find: ['ethanol', 'blood alcohol', 'drinking', 'serum alcohol'],
      },
      es: {
        name: 'Alcohol en la parte líquida de la sangre',
        about: 'Muestra cuánto alcohol hay en la parte líquida de la sangre cuando se toma la muestra. Es el de la cerveza, el vino y los licores.',
        find: ['etanol', 'alcoholemia', 'bebida', 'suero'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'opiates-urine',
      codes: [
        { system: 'LOINC', code: '19295-5', name: 'Opiates [Presence] in Urine by Screen method' },
        { system: 'LOINC', code: '3879-4', name: 'Opiates [Presence] in Urine' },
      ],
      en: {
        name: 'Opiates in the urine',
        about: 'Looks for opiates in the urine. These are medicines and drugs such as morphine, codeine and heroin, and some of them are prescribed for pain.',
        find: ['drug screen', 'drug test', 'opioids', 'morphine', 'codeine'],
      },
      es: {
        name: 'Opiáceos en la orina',
        about: 'Busca en la orina opiáceos, como la morfina, la codeína y la heroína. Algunos son medicinas para el dolor.',
        find: ['prueba de drogas', 'opioides', 'morfina', 'codeína', 'antidoping'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'oxycodone-urine',
      codes: [
        { system: 'LOINC', code: '10998-3', name: 'oxyCODONE [Presence] in Urine' },
      ],
      en: {
        name: 'Oxycodone in the urine',
        about: 'Looks for oxycodone in the urine. It is a strong medicine that is prescribed for pain.',
        find: ['drug screen', 'drug test', 'opioids', 'oxycontin', 'percocet'],
      },
      es: {
        name: 'Oxicodona en la orina',
        about: 'Busca oxicodona en la orina. Es una medicina fuerte que se receta para el dolor.',
        find: ['prueba de drogas', 'opioides', 'oxycontin', 'percocet', 'antidoping'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'methadone-urine',
      codes: [
        { system: 'LOINC', code: '3773-9', name: 'Methadone [Presence] in Urine' },
      ],
      en: {
        name: 'Methadone in the urine',
        about: 'Looks for methadone in the urine. It is a medicine for pain, and it also helps people to stop using other opioids.',
        find: ['drug screen', 'drug test', 'opioids'],
      },
      es: {
        name: 'Metadona en la orina',
        about: 'Busca metadona en la orina. Es una medicina para el dolor, y también ayuda a dejar otros opioides.',
        find: ['prueba de drogas', 'opioides', 'antidoping'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cocaine-urine',
      codes: [
        { system: 'LOINC', code: '3397-7', name: 'Cocaine [Presence] in Urine' },
      ],
      en: {
        name: 'Cocaine in the urine',
        about: 'Looks for cocaine, or what the body makes of it, in the urine. Such tests are often done as a group.',
        find: ['drug screen', 'drug test', 'coke'],
      },
      es: {
        name: 'Cocaína en la orina',
        about: 'Busca en la orina cocaína o lo que el cuerpo hace de ella. Estas pruebas se hacen muchas veces en grupo.',
        find: ['prueba de drogas', 'antidoping'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cannabis-urine',
      codes: [
        { system: 'LOINC', code: '3426-4', name: 'Tetrahydrocannabinol [Presence] in Urine' },
      ],
      en: {
        name: 'THC in the urine (cannabis)',
        about: 'Looks for THC in the urine. THC is the part of cannabis, also called marijuana, that acts on the mind.',
        find: ['drug screen', 'drug test', 'marijuana', 'weed', 'pot'],
      },
      es: {
        name: 'THC en la orina (cannabis)',
        about: 'Busca THC en la orina. Es la parte del cannabis, también llamado marihuana, que actúa en la mente.',
        find: ['prueba de drogas', 'marihuana', 'antidoping'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'amphetamine-urine',
      codes: [
        { system: 'LOINC', code: '19343-3', name: 'Amphetamine [Presence] in Urine by Screen method' },
      ],
      en: {
        name: 'Amphetamine in the urine',
        about: 'Looks for amphetamine in the urine. It wakes people up and helps some to focus, and it is prescribed for ADHD, among other things.',
        find: ['drug screen', 'drug test', 'stimulant', 'adderall', 'adhd'],
      },
      es: {
        name: 'Anfetamina en la orina',
        about: 'Busca anfetamina en la orina. Quita el sueño y ayuda a algunas personas a poner atención; se receta, por ejemplo, para el TDAH.',
        find: ['prueba de drogas', 'estimulante', 'adderall', 'tdah', 'antidoping'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'amphetamines-urine',
      codes: [
        { system: 'LOINC', code: '19261-7', name: 'Amphetamines [Presence] in Urine by Screen method' },
        { system: 'LOINC', code: '3349-8', name: 'Amphetamines [Presence] in Urine' },
      ],
      en: {
        name: 'Amphetamines in the urine (a group)',
        about: 'Looks for amphetamines in the urine. They are a group of stimulants, and some of them are prescribed, such as for ADHD.',
        find: ['drug screen', 'drug test', 'stimulant', 'adderall', 'adhd'],
      },
      es: {
        name: 'Anfetaminas en la orina (un grupo)',
        about: 'Busca anfetaminas en la orina. Son un grupo de estimulantes, y algunos se recetan, como para el TDAH.',
        find: ['prueba de drogas', 'estimulante', 'adderall', 'tdah', 'antidoping'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'benzodiazepines-urine',
      codes: [
        { system: 'LOINC', code: '14316-4', name: 'Benzodiazepines [Presence] in Urine by Screen method' },
        { system: 'LOINC', code: '3390-2', name: 'Benzodiazepines [Presence] in Urine' },
      ],
      en: {
        name: 'Benzodiazepines in the urine (calming medicines)',
        about: 'Looks for benzodiazepines in the urine. They are medicines that calm, help with sleep or stop seizures.',
        find: ['drug screen', 'drug test', 'benzos', 'xanax', 'valium'],
      },
      es: {
        name: 'Benzodiacepinas en la orina (medicinas que calman)',
        about: 'Busca en la orina unas medicinas que calman, dan sueño o paran convulsiones. Son las benzodiacepinas.',
        find: ['prueba de drogas', 'xanax', 'valium', 'calmantes', 'antidoping'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'benzodiazepines-blood',
      codes: [
        { system: 'LOINC', code: '42662-7', name: 'Benzodiazepines [Presence] in Blood' },
      ],
      en: {
        name: 'Benzodiazepines in the blood (calming medicines)',
        about: 'Looks for benzodiazepines in the blood. They are medicines that calm, help with sleep or stop seizures.',
        find: ['drug screen', 'drug test', 'benzos', 'xanax', 'valium'],
      },
      es: {
        name: 'Benzodiacepinas en sangre (medicinas que calman)',
        about: 'Busca benzodiacepinas en la sangre. Son medicinas que calman, dan sueño o paran convulsiones.',
        find: ['prueba de drogas', 'xanax', 'valium', 'calmantes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'barbiturates-urine',
      codes: [
        { system: 'LOINC', code: '19270-8', name: 'Barbiturates [Presence] in Urine by Screen method' },
      ],
      en: {
        name: 'Barbiturates in the urine (calming medicines)',
        about: 'Looks for barbiturates in the urine. They are medicines that calm, bring sleep or help prevent seizures.',
        find: ['drug screen', 'drug test', 'phenobarbital'],
      },
      es: {
        name: 'Barbitúricos en la orina (medicinas que calman)',
        about: 'Busca en la orina unas medicinas que calman, dan sueño o ayudan contra las convulsiones. Son los barbitúricos.',
        find: ['prueba de drogas', 'fenobarbital', 'calmantes', 'antidoping'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'barbiturates-blood',
      codes: [
        { system: 'LOINC', code: '3376-1', name: 'Barbiturates [Presence] in Serum, Plasma or Blood' },
      ],
      en: {
        name: 'Barbiturates in the blood (calming medicines)',
        about: 'Looks for barbiturates in the blood. They are medicines that calm, bring sleep or help prevent seizures.',
        find: ['drug screen', 'drug test', 'phenobarbital'],
      },
      es: {
        name: 'Barbitúricos en la sangre (medicinas que calman)',
        about: 'Busca barbitúricos en la sangre. Son medicinas que calman, dan sueño o ayudan a prevenir convulsiones.',
        find: ['prueba de drogas', 'fenobarbital', 'calmantes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tricyclics-blood',
      codes: [
        { system: 'LOINC', code: '80146-4', name: 'Tricyclic antidepressants [Presence] in Blood by Screen method' },
      ],
      en: {
        name: 'Tricyclic antidepressants in the blood',
        about: 'Looks for tricyclics in the blood. They are a group of medicines for depression that are also used for pain and sleep.',
        find: ['drug screen', 'tca', 'amitriptyline', 'antidepressant'],
      },
      es: {
        name: 'Antidepresivos tricíclicos en la sangre',
        about: 'Busca tricíclicos en la sangre. Son un grupo de medicinas para la depresión que también se usan para el dolor y el sueño.',
        find: ['prueba de drogas', 'amitriptilina', 'antidepresivo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lead-blood',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '5671-3', name: 'Lead [Mass/volume] in Blood' },
      ],
      units: ['ug/dL', 'umol/L'],
      en: {
        name: 'Lead in the blood',
        about: 'Shows how much lead is in the blood. Lead is a metal that can be in old paint, dust, soil and water pipes.',
        find: ['lead test', 'lead poisoning test', 'metal', 'paint'],
      },
      es: {
        name: 'Plomo en la sangre',
        about: 'Muestra cuánto plomo hay en la sangre. Es un metal que puede estar en pintura vieja, polvo, tierra y tubos de agua.',
        find: ['prueba de plomo', 'metal', 'pintura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lead-blood-vein',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '77307-7', name: 'Lead [Mass/volume] in Venous blood' },
      ],
      units: ['ug/dL', 'umol/L'],
      broader: 'lead-blood',
      en: {
        name: 'Lead in blood from a vein',
        about: 'Shows how much lead is in blood from a vein. Lead is a metal that can be in old paint, dust, soil and water pipes.',
        find: ['lead test', 'lead poisoning test', 'metal', 'paint'],
      },
      es: {
        name: 'Plomo en sangre de una vena',
        about: 'Muestra cuánto plomo hay en sangre de una vena. Es un metal que puede estar en pintura vieja, polvo, tierra y tubos de agua.',
        find: ['prueba de plomo', 'metal', 'pintura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lead-blood-finger',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '10368-9', name: 'Lead [Mass/volume] in Capillary blood' },
      ],
      units: ['ug/dL', 'umol/L'],
      broader: 'lead-blood',
      en: {
        name: 'Lead in blood from a finger or heel prick',
        about: 'Shows how much lead is in a drop of blood from a small prick, such as in a finger. Lead is a metal that can be in old paint, dust and soil.',
        find: ['lead test', 'lead poisoning test', 'metal', 'finger stick'],
      },
      es: {
        name: 'Plomo en sangre de un piquete o pinchazo',
        about: 'Muestra cuánto plomo hay en una gota de sangre de un piquete, como en un dedo. Es un metal que puede estar en pintura vieja, polvo y tierra.',
        find: ['prueba de plomo', 'metal', 'pintura', 'dedo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile

import { describe, expect, it } from 'vitest'
import type { DictionaryFile } from './entry'
import { plainLoincName } from './parse-loinc'
import { createDictionary } from './dictionary'
import { lookUpAny } from './__fixtures__/look-up-any'
import { packDictionary } from './pack'
import { plainTitle } from './parse-title'
import type { DictionaryKind } from './dictionary-kinds'

// Two hundred names that the dictionary was not made from: laboratory and pharmacy names of a public hospital data set (MIT-LCP/mimic-code), one of Synthea
// and difficult invented names. Each expected value was reviewed by hand; `undefined` is right when a part is not certain.
const files = Object.fromEntries(
  Object.entries(import.meta.glob<DictionaryFile>('./data/medicines/*.ts', { eager: true, import: 'default' })).map(
    ([path, file]) => [path.replace(/^\.\/data\/|\.ts$/g, ''), file],
  ),
)
const packed = packDictionary(files, 'medicines')
const dictionaries = {
  en: createDictionary('medicines', 'en', packed.en),
  es: createDictionary('medicines', 'es', packed.es),
}
const medicineName = (name: string, language: 'en' | 'es') =>
  lookUpAny(dictionaries[language], { title: name, text: name, codings: [] })?.name

const tests: readonly (readonly [name: string, en: string | undefined, es: string | undefined])[] = [
  ['Macrophages/100 leukocytes in Body fluid', 'Macrophages, share of white blood cells, in body fluid', undefined],
  ['Amylase [Enzymatic activity/volume] in Peritoneal fluid', 'Amylase in fluid from the belly', undefined],
  [
    'Reticulocytes [#/volume] in Blood by Manual count',
    'Young red blood cells (reticulocytes) in blood, count',
    'Glóbulos rojos jóvenes (reticulocitos) en la sangre, cantidad',
  ],
  [
    'Hepatitis B virus DNA [log units/volume] (viral load) in Serum or Plasma by NAA with probe detection',
    undefined,
    undefined,
  ],
  ['Hemoglobin A2/Hemoglobin.total in Blood', undefined, undefined],
  ['carBAMazepine [Mass/volume] in Serum or Plasma', 'Carbamazepine in blood', undefined],
  ['Gentamicin [Mass/volume] in Serum or Plasma', 'Gentamicin in blood', undefined],
  [
    'Pappenheimer bodies [Presence] in Blood by Light microscopy',
    'Pappenheimer bodies in blood: found or not',
    undefined,
  ],
  ['CD45 (Lymphs) cells/100 cells in Body fluid', 'CD45 (Lymphs) cells, share of cells, in body fluid', undefined],
  ['Phosphate [Mass/volume] in Urine', 'Phosphate in urine', 'Fosfato en la orina'],
  [
    'Leukocytes other/100 leukocytes in Pleural fluid',
    'Other white blood cells, share of white blood cells, in fluid around the lung',
    'Otros glóbulos blancos, parte de los glóbulos blancos, en el líquido alrededor del pulmón',
  ],
  ['Microscopic observation [Identifier] in Bone marrow by Wright Giemsa stain', undefined, undefined],
  ['CD19 cells/100 cells in Body fluid', 'CD19 cells, share of cells, in body fluid', undefined],
  [
    'Macrophages/100 leukocytes in Synovial fluid',
    'Macrophages, share of white blood cells, in fluid from a joint',
    undefined,
  ],
  [
    'Clostridioides difficile toxin genes [Presence] in Stool by NAA with probe detection',
    'Clostridioides difficile toxin genes in stool: found or not',
    undefined,
  ],
  [
    'Hemoglobin.gastrointestinal [Presence] in Stool',
    'Hidden blood in stool: found or not',
    'Sangre oculta en las heces: si se encontró o no',
  ],
  ['Immunophenotyping study', undefined, undefined],
  [
    'Leukocytes other/100 leukocytes in Peritoneal fluid',
    'Other white blood cells, share of white blood cells, in fluid from the belly',
    'Otros glóbulos blancos, parte de los glóbulos blancos, en el líquido del vientre',
  ],
  [
    'Kappa lymphocytes/100 lymphocytes in Body fluid',
    'Kappa lymphocytes, share of lymphocytes, in body fluid',
    undefined,
  ],
  ['Lambda lymphocytes/100 lymphocytes in Specimen', 'Lambda lymphocytes, share of lymphocytes', undefined],
  ['Bicarbonate [Moles/volume] in Urine', 'Bicarbonate in urine', 'Bicarbonato en la orina'],
  ['Glucose-6-Phosphate dehydrogenase [Enzymatic activity/mass] in Red Blood Cells', undefined, undefined],
  [
    'Cardiolipin IgG Ab [Units/volume] in Serum by Immunoassay',
    'IgG antibodies to cardiolipin in blood',
    'Anticuerpos IgG contra la cardiolipina en la sangre',
  ],
  [
    'Cardiolipin IgM Ab [Units/volume] in Serum by Immunoassay',
    'IgM antibodies to cardiolipin in blood',
    'Anticuerpos IgM contra la cardiolipina en la sangre',
  ],
  ['LMW Heparin [Units/volume] in Platelet poor plasma', 'LMW Heparin in blood', undefined],
  [
    'Eosinophils/100 leukocytes in Pleural fluid',
    'Eosinophils, share of white blood cells, in fluid around the lung',
    'Eosinófilos, parte de los glóbulos blancos, en el líquido alrededor del pulmón',
  ],
  [
    'Urate crystals [Presence] in Urine sediment by Light microscopy',
    'Urate crystals in urine: found or not',
    undefined,
  ],
  ['Homocysteine [Moles/volume] in Serum or Plasma', 'Homocysteine in blood', undefined],
  [
    'Trichomonas vaginalis [Presence] in Specimen by Wet preparation',
    'Trichomonas: found or not',
    'Tricomonas: si se encontró o no',
  ],
  ['Coagulation factor VIII activity actual/normal in Platelet poor plasma by Coagulation assay', undefined, undefined],
  ['Pencil cells [Presence] in Blood by Light microscopy', 'Pencil cells in blood: found or not', undefined],
  [
    'Lactate dehydrogenase [Enzymatic activity/volume] in Cerebral spinal fluid',
    'Lactate dehydrogenase in fluid from the spine',
    undefined,
  ],
  ['Cryoglobulin [Presence] in Serum', 'Cryoglobulin in blood: found or not', undefined],
  ['Nucleated cells [#/volume] in Body fluid', 'Nucleated cells in body fluid, count', undefined],
  ['Microscopic observation [Identifier] in Specimen by Wright stain', undefined, undefined],
  ['Antithrombin actual/normal in Platelet poor plasma by Chromogenic method', undefined, undefined],
  [
    'Bilirubin.total [Mass/volume] in Peritoneal fluid',
    'Total bilirubin in fluid from the belly',
    'Bilirrubina total en el líquido del vientre',
  ],
  ['CD45 (Lymphs) cells/100 cells in Bone marrow', 'CD45 (Lymphs) cells, share of cells, in bone marrow', undefined],
  ['Calcium [Mass/time] in 24 hour Urine', 'Calcium in urine over 24 hours', 'Calcio en la orina de 24 horas'],
  [
    'Creatinine [Mass/volume] in Peritoneal fluid',
    'Creatinine in fluid from the belly',
    'Creatinina en el líquido del vientre',
  ],
  ['Thrombin time', undefined, undefined],
  ['Tobramycin [Mass/volume] in Serum or Plasma', 'Tobramycin in blood', undefined],
  [
    'Dehydroepiandrosterone sulfate (DHEA-S) [Mass/volume] in Serum or Plasma',
    'Dehydroepiandrosterone sulfate (DHEA-S) in blood',
    undefined,
  ],
  ['CD5 cells/100 cells in Body fluid', 'CD5 cells, share of cells, in body fluid', undefined],
  ['Amylase [Enzymatic activity/volume] in Pleural fluid', 'Amylase in fluid around the lung', undefined],
  [
    'Erythrocytes [#/volume] in Body fluid',
    'Red blood cells in body fluid, count',
    'Glóbulos rojos en un líquido del cuerpo, cantidad',
  ],
  ['Plasma cells/100 leukocytes in Blood', 'Plasma cells, share of white blood cells, in blood', undefined],
  [
    'Other cells/100 leukocytes in Cerebral spinal fluid by Manual count',
    'Other cells, share of white blood cells, in fluid from the spine',
    undefined,
  ],
  [
    'Eosinophils/100 leukocytes in Peritoneal fluid',
    'Eosinophils, share of white blood cells, in fluid from the belly',
    'Eosinófilos, parte de los glóbulos blancos, en el líquido del vientre',
  ],
  ['Other cells/100 leukocytes in Body fluid', 'Other cells, share of white blood cells, in body fluid', undefined],
  ['Urate [Mass/volume] in Urine', 'Uric acid in urine', 'Ácido úrico en la orina'],
  ['Protein C actual/normal in Platelet poor plasma by Coagulation assay', undefined, undefined],
  [
    'Triglyceride [Mass/volume] in Pleural fluid',
    'Triglycerides in fluid around the lung',
    'Triglicéridos en el líquido alrededor del pulmón',
  ],
  ['CD19 cells/100 cells in Bone marrow', 'CD19 cells, share of cells, in bone marrow', undefined],
  ['Acetone [Presence] in Serum or Plasma', 'Acetone in blood: found or not', undefined],
  [
    'Eosinophils/100 leukocytes in Body fluid',
    'Eosinophils, share of white blood cells, in body fluid',
    'Eosinófilos, parte de los glóbulos blancos, en un líquido del cuerpo',
  ],
  [
    'Eosinophils/100 leukocytes in Cerebral spinal fluid',
    'Eosinophils, share of white blood cells, in fluid from the spine',
    'Eosinófilos, parte de los glóbulos blancos, en el líquido de la columna',
  ],
  ['Magnesium [Mass/volume] in Urine', 'Magnesium in urine', 'Magnesio en la orina'],
  ['HLA-DR+ cells/100 cells in Bone marrow', undefined, undefined],
  [
    'Norovirus genogroup I RNA [Presence] in Stool by NAA with probe detection',
    'Norovirus genogroup I (genetic test) in stool: found or not',
    undefined,
  ],
  [
    'Norovirus genogroup II RNA [Presence] in Stool by NAA with probe detection',
    'Norovirus genogroup II (genetic test) in stool: found or not',
    undefined,
  ],
  ['Protein S actual/normal in Platelet poor plasma by Coagulation assay', undefined, undefined],
  ['CD20 blasts/100 blasts in Bone marrow', 'CD20 blasts, share of blasts, in bone marrow', undefined],
  ['Viscosity of Serum', undefined, undefined],
  ['FMC7 cells/100 cells in Body fluid', 'FMC7 cells, share of cells, in body fluid', undefined],
  ['Gliadin peptide+tissue transglutaminase IgA+IgG Ab [Presence] in Serum by Immunoassay', undefined, undefined],
  ['fentaNYL [Presence] in Urine', 'Fentanyl in urine: found or not', undefined],
  ['CD45 (Lymphs) cells/100 cells in Blood', 'CD45 (Lymphs) cells, share of cells, in blood', undefined],
  ['Amylase [Enzymatic activity/volume] in Body fluid', 'Amylase in body fluid', undefined],
  ['CD3 cells/100 cells in Blood', 'CD3 cells, share of cells, in blood', undefined],
  ['CD3 cells [#/volume] in Blood', 'CD3 cells in blood, count', undefined],
  [
    'Creatinine [Mass/volume] in Pleural fluid',
    'Creatinine in fluid around the lung',
    'Creatinina en el líquido alrededor del pulmón',
  ],
  ['Crystals [type] in Synovial fluid by Light microscopy', undefined, undefined],
  ['Character of Synovial fluid', undefined, undefined],
  [
    'Crystals [Presence] in Synovial fluid by Light microscopy',
    'Crystals in fluid from a joint: found or not',
    undefined,
  ],
  ['Estradiol (E2) [Mass/volume] in Serum or Plasma', 'Estradiol (E2) in blood', undefined],
  ['Sodium [Moles/volume] in Sweat', 'Sodium in sweat', 'Sodio en el sudor'],
  ['Zinc [Mass/volume] in Blood', 'Zinc in blood', 'Zinc en la sangre'],
  [
    'Influenza virus A RNA [Presence] in Nasopharynx by NAA with probe detection',
    'Flu A (genetic test) in the back of the nose: found or not',
    'Gripe A (prueba genética) en el fondo de la nariz: si se encontró o no',
  ],
  [
    'Bordetella pertussis DNA [Presence] in Nasopharynx by NAA with probe detection',
    'Whooping cough (genetic test) in the back of the nose: found or not',
    'Tos ferina (prueba genética) en el fondo de la nariz: si se encontró o no',
  ],
  [
    'Hepatitis E virus IgM Ab [Presence] in Serum by Immunoassay',
    'IgM antibodies to hepatitis E in blood: found or not',
    'Anticuerpos IgM contra la hepatitis E en la sangre: si se encontró o no',
  ],
  [
    'Cat dander IgE Ab [Units/volume] in Serum',
    'Allergy antibodies to cat dander in blood',
    'Anticuerpos de alergia contra la caspa de gato en la sangre',
  ],
  [
    'Egg white IgE Ab [Units/volume] in Serum',
    'Allergy antibodies to egg white in blood',
    'Anticuerpos de alergia contra la clara de huevo en la sangre',
  ],
  [
    'Alternaria alternata IgE Ab [Units/volume] in Serum',
    'Allergy antibodies to Alternaria alternata in blood',
    undefined,
  ],
  ['Calprotectin [Mass/mass] in Stool', 'Calprotectin in stool', undefined],
  ['Pancreatic elastase [Mass/mass] in Stool', 'Pancreatic elastase in stool', undefined],
  [
    'Protein/Creatinine [Mass Ratio] in Urine',
    'Protein compared with creatinine, in urine',
    'Proteína en comparación con la creatinina, en la orina',
  ],
  ['Microalbumin/Creatinine [Mass Ratio] in Urine collected for unspecified duration', undefined, undefined],
  ['Glucose [Mass/volume] in Serum or Plasma --30 minutes post 75 g glucose PO', undefined, undefined],
  ['Lead [Mass/volume] in Hair', 'Lead in hair', 'Plomo en el cabello'],
  ['Cortisol [Mass/volume] in Saliva (oral fluid)', undefined, undefined],
  [
    'Borrelia burgdorferi IgG Ab [Presence] in Serum by Immunoblot',
    'IgG antibodies to the Lyme disease germ in blood: found or not',
    'Anticuerpos IgG contra la bacteria de la enfermedad de Lyme en la sangre: si se encontró o no',
  ],
  ['Epstein Barr virus nuclear IgG Ab [Units/volume] in Serum by Immunoassay', undefined, undefined],
  [
    'Mycobacterium tuberculosis complex DNA [Presence] in Sputum by NAA with probe detection',
    'Tuberculosis (genetic test) in mucus from the lungs: found or not',
    'Tuberculosis (prueba genética) en el moco de los pulmones: si se encontró o no',
  ],
  [
    'Chlamydia trachomatis rRNA [Presence] in Urine by NAA with probe detection',
    'Chlamydia (genetic test) in urine: found or not',
    'Clamidia (prueba genética) en la orina: si se encontró o no',
  ],
  ['Complement C3 [Mass/volume] in Serum or Plasma', 'Complement C3 in blood', undefined],
  [
    'Sex hormone binding globulin [Moles/volume] in Serum or Plasma',
    'Sex hormone binding globulin in blood',
    undefined,
  ],
  ['Alpha-1-Fetoprotein.tumor marker [Mass/volume] in Serum or Plasma', undefined, undefined],
  ['Lipoprotein a [Mass/volume] in Serum or Plasma', 'Lipoprotein a in blood', undefined],
  ['Body mass index (BMI) [Ratio]', undefined, undefined],
]

const medicines: readonly (readonly [name: string, en: string | undefined, es: string | undefined])[] = [
  ['metolazone 5 MG Oral Tablet', 'Metolazone 5 mg, tablet', 'Metolazona 5 mg, tableta'],
  [
    'calcipotriene 0.05 MG/ML Topical Cream',
    'Calcipotriene 0.05 mg per mL, cream for the skin',
    'Calcipotrieno 0.05 mg por mL, crema para la piel',
  ],
  [
    'menthol 100 MG/ML / methyl salicylate 150 MG/ML Topical Cream',
    'Menthol 100 mg per mL and methyl salicylate 150 mg per mL, cream for the skin',
    'Mentol 100 mg por mL y salicilato de metilo 150 mg por mL, crema para la piel',
  ],
  [
    'insulin human, isophane 70 UNT/ML / Regular Insulin, Human 30 UNT/ML Injectable Suspension [Humulin]',
    'NPH insulin 70 units per mL and human insulin 30 units per mL, injection (Humulin)',
    'Insulina NPH 70 unidades por mL e insulina humana 30 unidades por mL, inyección (Humulin)',
  ],
  [
    'bacitracin 5000 UNT/ML Injectable Solution',
    'Bacitracin 5000 units per mL, injection',
    'Bacitracina 5000 unidades por mL, inyección',
  ],
  [
    'solifenacin succinate 5 MG Oral Tablet [Vesicare]',
    'Solifenacin succinate 5 mg, tablet (Vesicare)',
    'Succinato de solifenacina 5 mg, tableta (Vesicare)',
  ],
  [
    'desonide 0.5 MG/ML Topical Cream',
    'Desonide 0.5 mg per mL, cream for the skin',
    'Desonida 0.5 mg por mL, crema para la piel',
  ],
  [
    'benzoyl peroxide 0.1 MG/MG Topical Gel',
    'Benzoyl peroxide 0.1 mg per mg, gel for the skin',
    'Peróxido de benzoílo 0.1 mg por mg, gel para la piel',
  ],
  [
    'gentamicin 1 MG/ML Topical Cream',
    'Gentamicin 1 mg per mL, cream for the skin',
    'Gentamicina 1 mg por mL, crema para la piel',
  ],
  [
    '50 ML gentamicin 2 MG/ML Injection',
    'Gentamicin 2 mg per mL, injection (50 mL)',
    'Gentamicina 2 mg por mL, inyección (50 mL)',
  ],
  [
    'gentamicin 40 MG/ML Injectable Solution',
    'Gentamicin 40 mg per mL, injection',
    'Gentamicina 40 mg por mL, inyección',
  ],
  [
    'nitrofurantoin 5 MG/ML Oral Suspension',
    'Nitrofurantoin 5 mg per mL, liquid to swallow',
    'Nitrofurantoína 5 mg por mL, líquido para tragar',
  ],
  [
    'nitrofurantoin, macrocrystals 50 MG Oral Capsule',
    'Nitrofurantoin macrocrystals 50 mg, capsule',
    'Macrocristales de nitrofurantoína 50 mg, cápsula',
  ],
  [
    'nystatin 100000 UNT/ML Topical Cream',
    'Nystatin 100000 units per mL, cream for the skin',
    'Nistatina 100000 unidades por mL, crema para la piel',
  ],
  ['phenol 14 MG/ML Mucosal Spray', 'Phenol 14 mg per mL, spray', 'Fenol 14 mg por mL, espray'],
  [
    'dimenhydrinate 50 MG Oral Tablet [Driminate]',
    'Dimenhydrinate 50 mg, tablet (Driminate)',
    'Dimenhidrinato 50 mg, tableta (Driminate)',
  ],
  ['dimethyl sulfoxide', undefined, undefined],
  [
    '12 HR acetazolamide 500 MG Extended Release Oral Capsule',
    'Acetazolamide 500 mg, long-acting capsule',
    'Acetazolamida 500 mg, cápsula de acción prolongada',
  ],
  ['bumetanide 0.5 MG Oral Tablet', 'Bumetanide 0.5 mg, tablet', 'Bumetanida 0.5 mg, tableta'],
  [
    'bumetanide 0.25 MG/ML Injectable Solution',
    'Bumetanide 0.25 mg per mL, injection',
    'Bumetanida 0.25 mg por mL, inyección',
  ],
  [
    'infliximab 100 MG Injection [Remicade]',
    'Infliximab 100 mg, injection (Remicade)',
    'Infliximab 100 mg, inyección (Remicade)',
  ],
  [
    'bismuth subsalicylate 17.5 MG/ML Oral Suspension [Pepto-bismol]',
    'Bismuth subsalicylate 17.5 mg per mL, liquid to swallow (Pepto-bismol)',
    'Subsalicilato de bismuto 17.5 mg por mL, líquido para tragar (Pepto-bismol)',
  ],
  [
    'brinzolamide 10 MG/ML Ophthalmic Suspension [Azopt]',
    'Brinzolamide 10 mg per mL, eye drops (Azopt)',
    'Brinzolamida 10 mg por mL, gotas para los ojos (Azopt)',
  ],
  ['sennosides, USP 8.6 MG Oral Tablet', 'Sennosides 8.6 mg, tablet', 'Senósidos 8.6 mg, tableta'],
  [
    'sodium bicarbonate 650 MG Oral Tablet',
    'Sodium bicarbonate 650 mg, tablet',
    'Bicarbonato de sodio 650 mg, tableta',
  ],
  [
    '50 ML sodium bicarbonate 84 MG/ML Prefilled Syringe',
    'Sodium bicarbonate 84 mg per mL, filled syringe (50 mL)',
    'Bicarbonato de sodio 84 mg por mL, jeringa llena (50 mL)',
  ],
  [
    'capsaicin 0.25 MG/ML Topical Cream',
    'Capsaicin 0.25 mg per mL, cream for the skin',
    'Capsaicina 0.25 mg por mL, crema para la piel',
  ],
  ['50 ML sodium thiosulfate 250 MG/ML Injection', undefined, undefined],
  [
    'terconazole 80 MG Vaginal Insert',
    'Terconazole 80 mg, insert for the vagina',
    'Terconazol 80 mg, óvulo para la vagina',
  ],
  ['torsemide 20 MG Oral Tablet', 'Torsemide 20 mg, tablet', 'Torsemida 20 mg, tableta'],
  [
    'pantoprazole 20 MG Delayed Release Oral Tablet',
    'Pantoprazole 20 mg, tablet that dissolves after the stomach',
    'Pantoprazol 20 mg, tableta que se deshace después del estómago',
  ],
  ['pantoprazole 40 MG Injection', 'Pantoprazole 40 mg, injection', 'Pantoprazol 40 mg, inyección'],
  [
    'polymyxin B 10000 UNT/ML / trimethoprim 1 MG/ML Ophthalmic Solution',
    'Polymyxin B 10000 units per mL and trimethoprim 1 mg per mL, eye drops',
    'Polimixina B 10000 unidades por mL y trimetoprima 1 mg por mL, gotas para los ojos',
  ],
  ['neomycin 40 MG/ML / polymyxin B 200000 UNT/ML Irrigation Solution', undefined, undefined],
  ['polyvinyl alcohol 0.014 ML/ML / povidone 6 MG/ML Ophthalmic Solution', undefined, undefined],
  ['tacrolimus 1 MG Oral Capsule', 'Tacrolimus 1 mg, capsule', 'Tacrolimus 1 mg, cápsula'],
  [
    'tacrolimus 0.5 MG Oral Capsule [Prograf]',
    'Tacrolimus 0.5 mg, capsule (Prograf)',
    'Tacrolimus 0.5 mg, cápsula (Prograf)',
  ],
  [
    'tacrolimus 0.001 MG/MG Topical Ointment',
    'Tacrolimus 0.001 mg per mg, ointment for the skin',
    'Tacrolimus 0.001 mg por mg, ungüento para la piel',
  ],
  ['calcium acetate 667 MG Oral Capsule', 'Calcium acetate 667 mg, capsule', 'Acetato de calcio 667 mg, cápsula'],
  [
    '50 ML famotidine 0.4 MG/ML Injection',
    'Famotidine 0.4 mg per mL, injection (50 mL)',
    'Famotidina 0.4 mg por mL, inyección (50 mL)',
  ],
  ['propantheline 15 MG Oral Tablet', 'Propantheline 15 mg, tablet', 'Propantelina 15 mg, tableta'],
  [
    'fluorouracil 50 MG/ML Injectable Solution [Adrucil]',
    'Fluorouracil 50 mg per mL, injection (Adrucil)',
    'Fluorouracilo 50 mg por mL, inyección (Adrucil)',
  ],
  ['furosemide 80 MG Oral Tablet', 'Furosemide 80 mg, tablet', 'Furosemida 80 mg, tableta'],
  ['ranitidine 150 MG Oral Tablet', 'Ranitidine 150 mg, tablet', 'Ranitidina 150 mg, tableta'],
  ['glycopyrrolate 1 MG Oral Tablet', 'Glycopyrrolate 1 mg, tablet', 'Glicopirrolato 1 mg, tableta'],
  [
    'bictegravir 50 MG / emtricitabine 200 MG / tenofovir alafenamide 25 MG Oral Tablet [Biktarvy]',
    'Bictegravir 50 mg, emtricitabine 200 mg and tenofovir alafenamide 25 mg, tablet (Biktarvy)',
    'Bictegravir 50 mg, emtricitabina 200 mg y tenofovir alafenamida 25 mg, tableta (Biktarvy)',
  ],
  [
    'ibrutinib 140 MG Oral Tablet [Imbruvica]',
    'Ibrutinib 140 mg, tablet (Imbruvica)',
    'Ibrutinib 140 mg, tableta (Imbruvica)',
  ],
  [
    '24 HR metformin hydrochloride 750 MG Extended Release Oral Tablet [Glucophage]',
    'Metformin 750 mg, long-acting tablet (Glucophage)',
    'Metformina 750 mg, tableta de acción prolongada (Glucophage)',
  ],
  [
    '3 ML insulin glargine 100 UNT/ML Pen Injector [Lantus]',
    'Insulin glargine 100 units per mL, injection pen (3 mL) (Lantus)',
    'Insulina glargina 100 unidades por mL, pluma para inyección (3 mL) (Lantus)',
  ],
  [
    'insulin lispro 100 UNT/ML Injectable Solution',
    'Insulin lispro 100 units per mL, injection',
    'Insulina lispro 100 unidades por mL, inyección',
  ],
  [
    '1 ML medroxyprogesterone acetate 150 MG/ML Injection',
    'Medroxyprogesterone acetate 150 mg per mL, injection (1 mL)',
    'Acetato de medroxiprogesterona 150 mg por mL, inyección (1 mL)',
  ],
  [
    'acetaminophen 325 MG / hydrocodone bitartrate 5 MG Oral Tablet',
    'Acetaminophen 325 mg and hydrocodone 5 mg, tablet',
    'Acetaminofén (paracetamol) 325 mg e hidrocodona 5 mg, tableta',
  ],
  [
    '24 HR nifedipine 30 MG Extended Release Oral Tablet',
    'Nifedipine 30 mg, long-acting tablet',
    'Nifedipina 30 mg, tableta de acción prolongada',
  ],
  [
    'amoxicillin 80 MG/ML / clavulanate 11.4 MG/ML Oral Suspension',
    'Amoxicillin 80 mg per mL and clavulanate 11.4 mg per mL, liquid to swallow',
    'Amoxicilina 80 mg por mL y clavulanato 11.4 mg por mL, líquido para tragar',
  ],
  [
    '0.4 ML enoxaparin sodium 100 MG/ML Prefilled Syringe [Lovenox]',
    'Enoxaparin 100 mg per mL, filled syringe (0.4 mL) (Lovenox)',
    'Enoxaparina 100 mg por mL, jeringa llena (0.4 mL) (Lovenox)',
  ],
  ['levothyroxine sodium 0.088 MG Oral Tablet', 'Levothyroxine 0.088 mg, tablet', 'Levotiroxina 0.088 mg, tableta'],
  ['warfarin sodium 5 MG Oral Tablet', 'Warfarin 5 mg, tablet', 'Warfarina 5 mg, tableta'],
  [
    'ethinyl estradiol 0.035 MG / norgestimate 0.25 MG Oral Tablet',
    'Ethinyl estradiol 0.035 mg and norgestimate 0.25 mg, tablet',
    'Etinilestradiol 0.035 mg y norgestimato 0.25 mg, tableta',
  ],
  [
    '{21 (ethinyl estradiol 0.02 MG / levonorgestrel 0.1 MG Oral Tablet) / 7 (inert ingredients 1 MG Oral Tablet) } Pack',
    'Pack: 21 × ethinyl estradiol 0.02 mg and levonorgestrel 0.1 mg, tablet; 7 × without medicine',
    'Paquete: 21 × etinilestradiol 0.02 mg y levonorgestrel 0.1 mg, tableta; 7 × sin medicina',
  ],
  [
    'latanoprost 0.05 MG/ML Ophthalmic Solution',
    'Latanoprost 0.05 mg per mL, eye drops',
    'Latanoprost 0.05 mg por mL, gotas para los ojos',
  ],
  [
    '72 HR scopolamine 0.0139 MG/HR Transdermal System',
    'Scopolamine 0.0139 mg per hour, skin patch (for 3 days)',
    'Escopolamina 0.0139 mg por hora, parche para la piel (para 3 días)',
  ],
]

const titles: readonly (readonly [kind: DictionaryKind, name: string, expected: string | undefined])[] = [
  ['conditions', 'Acute sinusitis (disorder)', 'Acute sinusitis'],
  ['conditions', 'Fracture of clavicle (disorder)', 'Fracture of clavicle'],
  ['conditions', 'History of appendectomy (situation)', 'History of appendectomy'],
  ['conditions', 'Suspected lung cancer (situation)', 'Suspected lung cancer'],
  ['conditions', 'Pain in left knee (finding)', 'Pain in left knee'],
  ['conditions', 'Unhealthy alcohol drinking behavior (finding)', 'Unhealthy alcohol drinking behavior'],
  ['conditions', 'Gout, unspecified', 'Gout'],
  ['conditions', 'Unspecified asthma, uncomplicated', undefined],
  ['conditions', 'Cellulitis of left lower limb', undefined],
  ['conditions', 'Acute bronchitis, unspecified', 'Acute bronchitis'],
  ['conditions', 'Type 2 diabetes mellitus with unspecified complications', undefined],
  ['conditions', 'Sprain of unspecified ligament of right ankle, initial encounter', undefined],
  ['procedures', 'Appendectomy (procedure)', 'Appendectomy'],
  ['procedures', 'Plain X-ray of clavicle (procedure)', 'Plain X-ray of clavicle'],
  ['procedures', 'Injection of tetanus antitoxin (procedure)', 'Injection of tetanus antitoxin'],
  ['procedures', 'Suture open wound (procedure)', 'Suture open wound'],
  ['procedures', 'Dialysis (regime/therapy)', 'Dialysis'],
  ['visits', 'Encounter for problem (procedure)', 'Visit for problem'],
  ['visits', 'Encounter for symptom', 'Visit for symptom'],
  ['visits', 'Emergency room admission (procedure)', 'Emergency room admission'],
  ['visits', 'Patient encounter procedure', undefined],
  ['visits', 'Follow-up encounter (procedure)', 'Follow-up visit'],
  ['visits', 'Telephone encounter (procedure)', 'Telephone visit'],
  ['visits', 'Encounter Inpatient', undefined],
  ['documents', 'Discharge summary (record artifact)', 'Discharge summary'],
  ['allergens', 'Allergy to mould (finding)', 'Allergy to mould'],
  ['allergens', 'House dust mite (organism)', 'House dust mite'],
  ['allergens', 'Aspirin (substance)', 'Aspirin'],
  ['reactions', 'Urticaria (disorder)', 'Urticaria'],
  ['reactions', 'Nausea (finding)', 'Nausea'],
  ['conditions', 'Body mass index 30+ - obesity (finding)', 'Body mass index 30+ - obesity'],
  ['conditions', 'Tear of meniscus of knee (disorder) (left)', undefined],
  ['conditions', 'Carcinoma (morphologic abnormality)', 'Carcinoma'],
  ['conditions', 'Sepsis caused by virus (disorder)', 'Sepsis caused by virus'],
  ['conditions', 'Diabetes (type 2)', undefined],
  ['procedures', 'Colonoscopy', undefined],
  ['conditions', 'Personal history of malignant neoplasm of breast', undefined],
  ['conditions', 'Hypertension', undefined],
  ['conditions', 'Anemia, unspecified (D64.9)', undefined],
  ['conditions', 'Other specified disorders of bone density and structure, unspecified site', undefined],
]

describe('a test', () => {
  it.each(tests)('%s', (name, en, es) =>
    expect([plainLoincName(name, 'en'), plainLoincName(name, 'es')]).toEqual([en, es]),
  )
})

describe('a medicine', () => {
  it.each(medicines)('%s', (name, en, es) =>
    expect([medicineName(name, 'en'), medicineName(name, 'es')]).toEqual([en, es]),
  )
})

describe('a title', () => {
  it.each(titles)('of %s: %s', (kind, name, expected) => expect(plainTitle(name, kind)).toBe(expected))
})

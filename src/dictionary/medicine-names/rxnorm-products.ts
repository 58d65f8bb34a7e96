/**
 * Products of RxNorm by code, with their name, for codes that a record sends without words. RxNorm has no check digit, so only codes of this
 * list count. Codes and names are in the public domain (National Library of Medicine); each was read in a public list that uses them.
 */
export const rxnormProducts = `
312617 prednisone 5 MG Oral Tablet
312615 prednisone 20 MG Oral Tablet
895994 120 ACTUAT fluticasone propionate 0.044 MG/ACTUAT Metered Dose Inhaler
1091392 methylphenidate hydrochloride 20 MG Oral Tablet
608139 atomoxetine 100 MG Oral Capsule
313782 acetaminophen 325 MG Oral Tablet
198440 acetaminophen 500 MG Oral Tablet
1803932 leucovorin 100 MG Injection
1736776 10 ML oxaliplatin 5 MG/ML Injection
389221 etonogestrel 68 MG Drug Implant
1000126 1 ML medroxyprogesterone acetate 150 MG/ML Injection
1534809 168 HR ethinyl estradiol 0.00146 MG/HR / norelgestromin 0.00625 MG/HR Transdermal System
896209 60 ACTUAT fluticasone propionate 0.25 MG/ACTUAT / salmeterol 0.05 MG/ACTUAT Dry Powder Inhaler
310436 galantamine 4 MG Oral Tablet
997223 donepezil hydrochloride 10 MG Oral Tablet
1100184 donepezil hydrochloride 23 MG Oral Tablet
1599803 24 HR donepezil hydrochloride 10 MG / memantine hydrochloride 28 MG Extended Release Oral Capsule
996740 memantine hydrochloride 2 MG/ML Oral Solution
106258 hydrocortisone 10 MG/ML Topical Cream
197591 diazepam 5 MG Oral Tablet
198014 naproxen 500 MG Oral Tablet
849574 naproxen sodium 220 MG Oral Tablet
483438 pregabalin 100 MG Oral Capsule
596926 duloxetine 20 MG Delayed Release Oral Capsule
833135 milnacipran hydrochloride 100 MG Oral Tablet
1049635 acetaminophen 325 MG / oxycodone hydrochloride 2.5 MG Oral Tablet
1049221 acetaminophen 325 MG / oxycodone hydrochloride 5 MG Oral Tablet
1049683 oxycodone hydrochloride 10 MG Oral Tablet
857005 acetaminophen 325 MG / hydrocodone bitartrate 7.5 MG Oral Tablet
856987 acetaminophen 300 MG / hydrocodone bitartrate 5 MG Oral Tablet
197541 colchicine 0.6 MG Oral Tablet
197319 allopurinol 100 MG Oral Tablet
241834 cyclosporine modified 100 MG Oral Capsule
1650142 doxycycline monohydrate 100 MG Oral Tablet
1652673 doxycycline monohydrate 50 MG Oral Tablet
308182 amoxicillin 250 MG Oral Capsule
308192 amoxicillin 500 MG Oral Tablet
562251 amoxicillin 250 MG / clavulanate 125 MG Oral Tablet
309045 cefaclor 250 MG Oral Capsule
309043 12 HR cefaclor 500 MG Extended Release Oral Tablet
309097 cefuroxime 250 MG Oral Tablet
861467 meperidine hydrochloride 50 MG Oral Tablet
1049630 diphenhydramine hydrochloride 25 MG Oral Tablet
1363309 chlorpheniramine maleate 4 MG Oral Tablet
665078 loratadine 5 MG Chewable Tablet
311372 loratadine 10 MG Oral Tablet
997488 fexofenadine hydrochloride 30 MG Oral Tablet
997501 fexofenadine hydrochloride 60 MG Oral Tablet
1014676 cetirizine hydrochloride 5 MG Oral Tablet
1014678 cetirizine hydrochloride 10 MG Oral Tablet
243670 aspirin 81 MG Oral Tablet
313820 acetaminophen 160 MG Chewable Tablet
198405 ibuprofen 100 MG Oral Tablet
310965 ibuprofen 200 MG Oral Tablet
864718 methadone hydrochloride 5 MG Oral Tablet
860975 24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet
861007 metformin hydrochloride 500 MG Oral Tablet
897122 3 ML liraglutide 6 MG/ML Pen Injector
1373463 canagliflozin 100 MG Oral Tablet
106892 insulin isophane, human 70 UNT/ML / insulin, regular, human 30 UNT/ML Injectable Suspension [Humulin]
904419 alendronic acid 10 MG Oral Tablet
105585 methotrexate 2.5 MG Oral Tablet
834061 penicillin V potassium 250 MG Oral Tablet
834102 penicillin V potassium 500 MG Oral Tablet
311989 nitrofurantoin 5 MG/ML Oral Suspension
1094107 phenazopyridine hydrochloride 100 MG Oral Tablet
309362 clopidogrel 75 MG Oral Tablet
197361 amlodipine 5 MG Oral Tablet
308136 amlodipine 2.5 MG Oral Tablet
705129 nitroglycerin 0.4 MG/ACTUAT Mucosal Spray
1190795 atropine sulfate 1 MG/ML Injectable Solution
312961 simvastatin 20 MG Oral Tablet
314231 simvastatin 10 MG Oral Tablet
197604 digoxin 0.125 MG Oral Tablet
259255 atorvastatin 80 MG Oral Tablet
1804799 alteplase 100 MG Injection
855332 warfarin sodium 5 MG Oral Tablet
833036 captopril 25 MG Oral Tablet
1116758 chloroquine phosphate 500 MG Oral Tablet
1234995 rocuronium bromide 10 MG/ML Injectable Solution
1601380 palbociclib 100 MG Oral Capsule
1656318 cefotaxime 2000 MG Injection
1657981 20 ML tocilizumab 20 MG/ML Injection
1658084 ado-trastuzumab emtansine 100 MG Injection
1659149 piperacillin 4000 MG / tazobactam 500 MG Injection
1665227 20 ML ciprofloxacin 10 MG/ML Injection
1719286 10 ML furosemide 10 MG/ML Injection
1732136 1 ML morphine sulfate 5 MG/ML Injection
1734919 cyclophosphamide 1000 MG Injection
1735006 10 ML fentanyl 0.05 MG/ML Injection
1740467 2 ML ondansetron 2 MG/ML Injection
1790099 10 ML doxorubicin hydrochloride 2 MG/ML Injection
1791701 10 ML fluorouracil 50 MG/ML Injection
1807513 vancomycin 1000 MG Injection
1808217 100 ML propofol 10 MG/ML Injection
1860480 1 ML docetaxel 20 MG/ML Injection
1873983 ribociclib 200 MG Oral Tablet
1940648 neratinib 40 MG Oral Tablet
198240 tamoxifen 10 MG Oral Tablet
199224 anastrozole 1 MG Oral Tablet
200064 letrozole 2.5 MG Oral Tablet
310261 exemestane 25 MG Oral Tablet
2047241 baricitinib 2 MG Oral Tablet
2103182 1 ML vasopressin (USP) 20 UNT/ML Injection
2284960 remdesivir 100 MG Injection
238100 lorazepam 2 MG/ML Injectable Solution
242969 4 ML norepinephrine 1 MG/ML Injection
245314 albuterol 5 MG/ML Inhalation Solution
308460 azithromycin 250 MG Oral Tablet
309845 diazepam 5 MG/ML Injectable Solution
310325 ferrous sulfate 325 MG Oral Tablet
310385 fluoxetine 20 MG Oral Capsule
310798 hydrochlorothiazide 25 MG Oral Tablet
311700 midazolam 1 MG/ML Injectable Solution
312938 sertraline 100 MG Oral Tablet
312940 sertraline 25 MG Oral Tablet
313002 sodium chloride 9 MG/ML Injectable Solution
313572 vancomycin 50 MG/ML Injectable Solution
313988 furosemide 40 MG Oral Tablet
314076 lisinopril 10 MG Oral Tablet
597195 carboplatin 10 MG/ML Injectable Solution
597730 lopinavir 200 MG / ritonavir 50 MG Oral Tablet
672149 lapatinib 250 MG Oral Tablet
727762 5 ML fulvestrant 50 MG/ML Prefilled Syringe
854228 0.3 ML enoxaparin sodium 100 MG/ML Prefilled Syringe
854235 0.4 ML enoxaparin sodium 100 MG/ML Prefilled Syringe
854252 1 ML enoxaparin sodium 150 MG/ML Prefilled Syringe
866414 24 HR metoprolol succinate 100 MG Extended Release Oral Tablet [Toprol]
883826 tranexamic acid 650 MG Oral Tablet
966222 levothyroxine sodium 0.075 MG Oral Tablet
979092 hydroxychloroquine sulfate 200 MG Oral Tablet
979485 losartan potassium 25 MG Oral Tablet
1660014 1 ML epinephrine 1 MG/ML Injection
1870230 0.3 ML epinephrine 1 MG/ML Auto-Injector
2123111 200 ACTUAT albuterol 0.09 MG/ACTUAT Metered Dose Inhaler
745679 200 ACTUAT albuterol 0.09 MG/ACTUAT Metered Dose Inhaler
2001499 vitamin B12 5 MG/ML Injectable Solution
748962 Camila 28 Day Pack
831533 Errin 28 Day Pack
757594 Jolivette 28 Day Pack
749882 Norinyl 1+50 28 Day Pack
1359133 Estrostep Fe 28 Day Pack
749785 Ortho Tri-Cyclen 28 Day Pack
751905 Trinessa 28 Day Pack
749762 Seasonique 91 Day Pack
748856 Yaz 28 Day Pack
978950 Natazia 28 Day Pack
748879 Levora 0.15/30 28 Day Pack
1367439 NuvaRing 0.12/0.015 MG per 24HR 21 Day Vaginal Ring
807283 Mirena 52 MG Intrauterine System
1605257 Liletta 52 MG Intrauterine System
1856546 Kyleena 19.5 MG Intrauterine System
1243052 Kalydeco 150 MG Oral Tablet
1946840 Verzenio 100 MG Oral Tablet
104375 lisinopril 2.5 MG Oral Tablet [Zestril]
104376 lisinopril 5 MG Oral Tablet [Zestril]
104377 lisinopril 10 MG Oral Tablet [Zestril]
104378 lisinopril 20 MG Oral Tablet [Zestril]
104384 ramipril 2.5 MG Oral Capsule [Altace]
104385 ramipril 5 MG Oral Capsule [Altace]
104367 doxazosin 1 MG Oral Tablet [Cardura]
104368 doxazosin 2 MG Oral Tablet [Cardura]
104369 doxazosin 4 MG Oral Tablet [Cardura]
1091646 azilsartan medoxomil 40 MG Oral Tablet
1091652 azilsartan medoxomil 80 MG Oral Tablet
617320 atorvastatin 40 MG Oral Tablet [Lipitor]
617310 atorvastatin 20 MG Oral Tablet
104220 furosemide 4 MG/ML Oral Solution
`

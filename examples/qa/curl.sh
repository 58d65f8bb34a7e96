# Requires a sandbox that was started with --open --faults; BASE is its origin.
set -eu
BASE=${BASE:-http://localhost:9400}

# Capability statement
curl -sf "$BASE/fhir/metadata" | head -c 100; echo

# Without a token, because of --open
curl -sf "$BASE/fhir/Patient/ana" | head -c 100; echo
curl -sf "$BASE/fhir/Condition?patient=walter&_count=1" | head -c 100; echo

# With a token; the last argument is the person
TOKEN=$(node examples/qa/sign-in.mjs "$BASE/fhir" ana)
curl -sf -H "Authorization: Bearer $TOKEN" "$BASE/fhir/Patient/ana" | head -c 100; echo
curl -s -o /dev/null -w 'record of another patient: %{http_code}\n' -H "Authorization: Bearer $TOKEN" "$BASE/fhir/Patient/walter"

# Turn a fault on, see it, and turn all faults off
curl -sf -d kind=503 -d type=Condition "$BASE/control/faults"; echo
curl -s -o /dev/null -w 'with the fault: %{http_code}\n' "$BASE/fhir/Condition?patient=walter"
curl -sf -X DELETE "$BASE/control/faults"; echo
curl -s -o /dev/null -w 'after the reset: %{http_code}\n' "$BASE/fhir/Condition?patient=walter"

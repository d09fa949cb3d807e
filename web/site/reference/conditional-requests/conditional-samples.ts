import type { Samples } from '../contract/model.ts'

/** How a client asks whether a list has changed. Each is run against the mock server. */
export const readSamples: Samples = {
  curl: `ask() {
  curl -s -w '%{http_code}\\n' "$KOSHA_API/payments/links" \\
    --etag-compare links.etag --etag-save links.etag \\
    -H "Authorization: Bearer $KOSHA_TOKEN" -o links.json
}
ask   # 200, with the list
ask   # 304: it has not changed`,
  typescript: `const first = await kosha.GET('/payments/links')
const etag = first.response.headers.get('ETag')

const { data, response } = await kosha.GET('/payments/links', {
  params: { header: { ...(etag && { 'If-None-Match': etag }) } },
})
console.log(response.status === 304 ? 'Nothing has changed.' : data?.links)`,
  python: `links = kosha.get(f"{API}/payments/links")
again = kosha.get(
    f"{API}/payments/links",
    headers={"If-None-Match": links.headers.get("ETag")},
)
print("Nothing has changed." if again.status_code == 304 else again.json())`,
}

/** How a client changes the version of a link that it has read. Each is run against the mock server. */
export const writeSamples: Samples = {
  curl: `curl -s -X PUT "$KOSHA_API/payments/links/plink_0000012" \\
  -H "Authorization: Bearer $KOSHA_TOKEN" \\
  -H 'If-Match: "1"' \\
  -H 'Content-Type: application/json' \\
  -d '{"title":"Handloom saree, indigo","amount":459900}'`,
  typescript: `const { error } = await kosha.PUT('/payments/links/{id}', {
  params: { path: { id: 'plink_0000012' }, header: { 'If-Match': '"1"' } },
  body: { title: 'Handloom saree, indigo', amount: 459900 },
})
if (error?.code === 'precondition_failed') console.log('Somebody changed it.')
else console.log(error?.message ?? 'Changed.')`,
  python: `response = kosha.put(
    f"{API}/payments/links/plink_0000012",
    headers={"If-Match": '"1"'},
    json={"title": "Handloom saree, indigo", "amount": 459900},
)
if response.status_code == 412:
    print("Somebody changed it.")
else:
    print("Changed." if response.ok else response.json()["message"])`,
}

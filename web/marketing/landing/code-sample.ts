/** A request of the contract and part of its response. A test checks both against openapi.yaml. */
export const request = { title: 'Handloom saree, indigo', amount: 499_900 }

export const answer = {
  id: 'plink_0000012',
  status: 'active',
  url: 'https://pay.kosha.example/l/0000012',
}

/** A call as the contract has it, and the part of the answer that fits the picture. A test holds both to openapi.yaml. */
export const request = { title: 'Handloom saree, indigo', amount: 499_900 }

export const answer = {
  id: 'plink_0000012',
  status: 'active',
  url: 'https://pay.kosha.example/l/0000012',
}

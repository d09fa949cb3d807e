/** The two fictional merchants and their goods. Prices in rupees. */
export const tarang = {
  key: 'tarang',
  id: 'mer_tarang',
  name: 'Tarang Textiles',
  prices: [349, 499, 499, 799, 999, 1249, 1499, 1499, 1999, 2499, 3499, 4999, 7999, 12_499],
  shipping: [0, 0, 0, 0, 49, 60, 99.5],
  order: 'ORDER',
  goods: [
    ['Handloom saree, indigo', 4999],
    ['Bedsheet set, block print', 2499],
    ['Curtains for the Iyer flat', 11_850],
    ['Chanderi dupatta, two pieces', 3180],
    ['Uniforms, Class V, 40 pieces', 38_000],
    ['Khadi kurta, made to measure', 1899],
    ['Cushion covers, Ajrakh', 1249],
    ['Wedding order, advance', 50_000],
    ['Table linen for Café Mirchi', 14_400],
    ['Cotton by the metre, 25 m', 6125],
    ['Baby quilt, hand stitched', 2199],
    ['Hotel towels, 120 pieces', 27_600],
    ['Paithani saree, peacock', 18_500],
    ['Tailoring workshop, one seat', 1500],
    ['Jute tote bags, printed, 50', 9750],
  ],
} as const satisfies Business

const malhar = {
  key: 'malhar',
  id: 'mer_malhar',
  name: 'Malhar Foods',
  prices: [149, 180, 220, 249, 349, 349, 480, 560, 650, 899, 1250, 2400, 5600],
  shipping: [0, 0, 0, 30, 45.5],
  order: 'MF',
  goods: [
    ['Office lunch, week 46', 8400],
    ['Diwali faral boxes, 30', 13_500],
    ['Birthday dinner, advance', 5000],
    ['Tiffin, one month', 3200],
    ['Goda masala, wholesale', 6480],
    ['Wedding catering, advance', 75_000],
    ['Puran poli, 60 pieces', 2100],
    ['Cooking class, two seats', 1800],
  ],
} as const satisfies Business

/** In the order in which they are numbered. */
export const businesses: readonly [SeededBusiness, ...SeededBusiness[]] = [tarang, malhar]

export type SeededBusiness = Business & { key: 'tarang' | 'malhar' }

export type Business = {
  /** Part of the ids of its rows. */
  key: string
  id: string
  name: string
  prices: readonly [number, ...number[]]
  shipping: readonly [number, ...number[]]
  /** Prefix of its order numbers. */
  order: string
  goods: readonly [Goods, ...Goods[]]
}

type Goods = readonly [title: string, rupees: number]

/** The merchant fields included in every row. */
export const ownerOf = ({ id, name }: Pick<Business, 'id' | 'name'>) => ({
  merchantId: id,
  merchantName: name,
})

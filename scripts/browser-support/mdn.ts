import data from '@mdn/browser-compat-data' with { type: 'json' }

const { api, css, html, http, javascript } = data

/** What MDN knows of the browsers' support for each feature. */
export const mdn = { api, css, html, http, javascript }

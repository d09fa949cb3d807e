import Cookies from 'js-cookie'

const NAME = 'auth_token'

export const tokenCookie = {
  read: () => Cookies.get(NAME) ?? null,
  save: (token: string, { days }: { days: number }) => {
    Cookies.set(NAME, token, { expires: days, secure: true, sameSite: 'Strict' })
  },
  remove: () => Cookies.remove(NAME, { secure: true, sameSite: 'Strict' }),
}

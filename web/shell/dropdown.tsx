import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../loading/use-hydrated.ts'
import { ChevronDown } from '../ui/icon.tsx'
import { MenuGroups } from './menu-groups.tsx'
import type { Menu } from './menus.ts'

/** A header menu: opens on hover, focus and click; closes on Esc, blur, pointer leave and navigation. */
export function Dropdown({ name, groups, className }: Menu & { className: string }) {
  const panelId = `${name.toLowerCase()}-menu`
  const { open, close, item, button } = useDropdown()
  return (
    <div className="menu" data-scripted={useHydrated() || undefined} data-open={open || undefined} {...item}>
      <button type="button" className={className} aria-expanded={open} aria-controls={panelId} {...button}>
        <span>{name}</span>
        <ChevronDown size={15} />
      </button>
      <div id={panelId} className={`menu-panel ${groups.length > 1 ? 'w-180' : 'w-90'}`}>
        {/* The padding of the groups keeps the columns apart from the end of their panel. */}
        <MenuGroups
          groups={groups}
          className="panel columns-[12rem] gap-x-8 px-6 pt-6 shadow-raised *:pb-6"
          onNavigate={close}
        />
      </div>
    </div>
  )
}

const CLOSE_DELAY_MS = 150

/** The open state of a header menu. Spread `item` on the parent, `button` on the button. */
function useDropdown() {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openBeforePress = useRef(false)
  const byTouch = useRef(false)

  // The style sheet may have opened the menu before the application ran: keep it open.
  useLayoutEffect(() => {
    if (ref.current?.matches(':hover, :focus-within')) setOpen(true)
    return () => clearTimeout(timer.current)
  }, [])

  useEffect(() => {
    if (!open) return
    // Wherever the focus is: the pointer may have opened the menu.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (ref.current?.contains(document.activeElement)) buttonRef.current?.focus()
      close()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  })

  function show() {
    clearTimeout(timer.current)
    setOpen(true)
  }

  function close() {
    clearTimeout(timer.current)
    setOpen(false)
  }

  const item = {
    ref,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') show()
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(close, CLOSE_DELAY_MS)
    },
    onFocus: show,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close()
    },
  }

  const button = {
    ref: buttonRef,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      openBeforePress.current = open
      byTouch.current = pointerType !== 'mouse'
    },
    onClick: ({ detail }: MouseEvent) => {
      const byKeyboard = detail === 0
      // Hover and focus open the menu before the click event, which must not close it again.
      if (byKeyboard) setOpen(!open)
      // After a tap, touch screens report the button as hovered until something else is tapped.
      else if (openBeforePress.current && (byTouch.current || !ref.current?.matches(':hover'))) close()
      else show()
    },
  }

  return { open, close, item, button }
}

import { Pencil, Printer, Settings, Trash2, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { ButtonRow } from '../../ui/app/button-row.tsx'
import { CellNote } from '../../ui/app/cell-note.tsx'
import { CheckField } from '../../ui/app/checkbox.tsx'
import { Disclosure } from '../../ui/app/disclosure.tsx'
import { Fact, Facts } from '../../ui/app/facts.tsx'
import { FieldSet, FormFailure } from '../../ui/app/form.tsx'
import { Input, Select } from '../../ui/app/input.tsx'
import { ListLink } from '../../ui/app/list-link.tsx'
import { MenuItem, MenuLink, MenuPopup } from '../../ui/app/menu.tsx'
import { Panel } from '../../ui/app/panel.tsx'
import { Choice, Popup, PopupButton, PopupHeading } from '../../ui/app/popup.tsx'
import { Quote } from '../../ui/app/quote.tsx'
import { Ghost, Loading, Skeleton } from '../../ui/app/skeleton.tsx'
import { Switch } from '../../ui/app/switch.tsx'
import { Cell, HeadCell, NameCell, Table, TableRow } from '../../ui/app/table.tsx'
import { Tile } from '../../ui/app/tile.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy/copy-button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'

const IconButtonsTilesBadges = () => (
  <div className="flex flex-wrap items-center gap-3">
    <IconButton label="Edit" icon={Pencil} />
    <IconButton label="Print" icon={Printer} aria-pressed />
    <IconButton label="Delete" icon={Trash2} aria-disabled />
    <IconButton label="Edit in a line" icon={Pencil} size="sm" />
    <Tile>T</Tile>
    <Tile tone="action">T</Tile>
    <Tile tone="action" isRound>
      M
    </Tile>
    <Button variant="secondary" size="sm">
      Reminders
      <Badge tone="new">3</Badge>
    </Button>
  </div>
)

const Panels = () => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] items-start gap-5">
    <Panel title="Settlement" aside={<Link to="#panels">All settlements</Link>}>
      <Facts className="p-4">
        <Fact name="Payments">₹12,559.00</Fact>
        <Fact name="Customer">an.address.without.any.place.to.break@a-long-domain.example</Fact>
      </Facts>
    </Panel>
    <Panel>
      <Facts isSum className="p-4">
        <Fact name="Payments">₹12,559.00</Fact>
        <Fact name="Returned by the bank" tone="warning">
          − ₹559.00
        </Fact>
        <Fact name="To the bank" isResult>
          = ₹12,000.00
        </Fact>
      </Facts>
    </Panel>
    <Panel title="Table">
      <Table
        areCards
        label="Merchants"
        head={
          <tr>
            <HeadCell>Merchant</HeadCell>
            <HeadCell isNumber>Captured</HeadCell>
          </tr>
        }
      >
        <TableRow>
          <NameCell>Tarang Textiles</NameCell>
          <Cell label="Captured" isNumber>
            ₹12,559.00
          </Cell>
        </TableRow>
      </Table>
    </Panel>
    <Panel title="Loading">
      <Skeleton rows={3} />
    </Panel>
    <Panel>
      <Skeleton rows={3} isTable />
    </Panel>
    <Panel title="Loading in its own shape">
      <Loading className="grid gap-2 p-4">
        <Ghost />
        <Ghost className="h-8 w-2/5" />
      </Loading>
    </Panel>
  </div>
)

const Texts = () => (
  <div className="grid max-w-lg gap-4">
    <Quote copy={<CopyButton text="Pay by 30 Nov 2026." name="reminder" />}>
      <p>Dear Meera Iyer, ₹1,250.00 is still to be paid. Pay by 30 Nov 2026.</p>
    </Quote>
    <ButtonRow>
      <Button size="sm" variant="secondary">
        Remind by email
      </Button>
      <span className="text-muted text-xs/body">Not reminded yet.</span>
    </ButtonRow>
    <Disclosure summary="All hours">Shown once it is open.</Disclosure>
    <Disclosure isStrong summary="Details">
      Shown once it is open.
    </Disclosure>
    <p>
      <ListLink to="#texts">A link in a list</ListLink>
      <CellNote>A remark below it</CellNote>
      <CellNote tone="warning">returned</CellNote>
      <CellNote tone="danger">The amount is not a number.</CellNote>
    </p>
  </div>
)

const Inputs = () => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] items-start gap-5">
    <label>
      Bare input
      <Input placeholder="21 Nov 2026" />
    </label>
    <label>
      Small
      <Input size="sm" defaultValue="21 Nov 2026" />
    </label>
    <label>
      Select
      <Select>
        <option>November 2026</option>
      </Select>
    </label>
    <FieldSet legend="A set of checkboxes">
      <CheckField>Prime</CheckField>
      <CheckField defaultChecked>Nandi</CheckField>
      <FormFailure>Choose one that is switched on.</FormFailure>
    </FieldSet>
    <div className="flex flex-wrap items-center gap-3">
      <Switch isOn aria-label="On" />
      <Switch isOn={false} aria-label="Off" />
      <Switch isOn aria-label="Not now" aria-disabled />
    </div>
  </div>
)

type Shown = 'menu' | 'popup' | undefined

function Popups() {
  const [opened, setOpened] = useState<Shown>()
  const menu = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLButtonElement>(null)
  const toggle = (name: Shown) => setOpened(opened === name ? undefined : name)
  const close = () => setOpened(undefined)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button ref={menu} variant="secondary" onClick={() => toggle('menu')}>
        Open the menu
      </Button>
      <Button ref={popup} variant="secondary" onClick={() => toggle('popup')}>
        Open the popup
      </Button>
      <MenuPopup label="Account" open={opened === 'menu'} anchor={menu} onClose={close}>
        <MenuLink icon={UserRound} render={<Link to="#popups" />}>
          Profile
        </MenuLink>
        <MenuItem icon={Settings}>Settings</MenuItem>
      </MenuPopup>
      {opened === 'popup' && (
        <Popup
          title="Columns"
          anchor={popup}
          onClose={close}
          footer={
            <Button variant="quiet" size="sm" className="-ms-2">
              Reset columns
            </Button>
          }
        >
          <Choice type="checkbox" defaultChecked>
            Customer
          </Choice>
          <Choice type="checkbox">Method</Choice>
          <PopupHeading>Order</PopupHeading>
          <Choice type="radio" name="order" defaultChecked>
            Newest first
          </Choice>
          <PopupButton aria-pressed>Last 7 days</PopupButton>
          <div data-sheet>
            <PopupButton aria-pressed={false}>Last 30 days</PopupButton>
          </div>
        </Popup>
      )}
    </div>
  )
}

export const kit = { IconButtonsTilesBadges, Panels, Texts, Inputs, Popups }

"""A client of the Kosha mock server for Python tests, without dependencies. Each `Mock` is a separate session.

    mock = Mock("http://localhost:4010")
    mock.scenario("new-merchant", clock="2026-11-21T06:30:00Z")
    link = mock.insert("payment-links", amount=499_900)          # paise
    mock.pay(link["id"], method="card")
    mock.fault("refundTransaction", status=503)
    asha = mock.sign_in("asha@tarang.example")
    status, body = asha.call("POST", "/payments/refund", {"transactionId": "txn_0000001", "amount": 100})

With pytest, `pytest_plugins = ["kosha_mock"]` in conftest.py provides the fixture `mock`: a session for each test on
the server at KOSHA_MOCK_URL.
"""

import json
import os
import urllib.error
import urllib.parse
import urllib.request
import uuid

DEFAULT_URL = "http://localhost:4010"
DEMO_PASSWORD = "kosha-demo-2025"


class Refused(Exception):
    """The mock server rejected a control call. `status` and `body` are its response."""

    def __init__(self, path, status, body):
        super().__init__(f"The mock server rejected {path}: {status} {body}")
        self.status, self.body = status, body


class Client:
    """The product's API in one mock session, signed in if there is a token."""

    def __init__(self, url, headers, token=None):
        self.url, self.token = url.rstrip("/"), token
        self.headers = {**headers, **({"Authorization": f"Bearer {token}"} if token else {})}

    def call(self, method, path, body=None, headers=None):
        """Returns the status and JSON of the response, also for errors; its text if it is not JSON."""
        return _send(method, f"{self.url}/api{path}", body, {**self.headers, **(headers or {})})


class Mock:
    """One mock session. Other HTTP clients join it by sending `headers`; `with Mock(...)` deletes it at the end."""

    def __init__(self, url=None, key=None, control_token=None):
        self.url = (url or os.environ.get("KOSHA_MOCK_URL", DEFAULT_URL)).rstrip("/")
        self.key = key or str(uuid.uuid4())
        self.headers = {"X-Mock-Session": self.key}
        self._token = {"X-Mock-Control-Token": control_token} if control_token else {}

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.end()

    def control(self, method, path, body=None, **query):
        """Any control call of control.yaml; raises Refused for an error."""
        written = {name: str(value).lower() if isinstance(value, bool) else value for name, value in query.items()}
        address = f"{self.url}/__mock{path}" + (f"?{urllib.parse.urlencode(written)}" if query else "")
        status, response = _send(method, address, body, {**self.headers, **self._token})
        if status >= 400:
            raise Refused(path, status, response)
        return response

    def client(self, token=None):
        return Client(self.url, self.headers, token)

    def sign_in(self, email, password=DEMO_PASSWORD):
        status, body = self.client().call("POST", "/auth/login", {"email": email, "password": password})
        if status != 200:
            raise Refused("/api/auth/login", status, body)
        return self.client(body["token"])

    def scenario(self, name=None, **options):
        """Restarts the session; `clock` is an RFC 3339 instant, `seed` a whole number."""
        return self.control("PUT", "/scenario", {**({"scenario": name} if name else {}), **options})["session"]

    def insert(self, table, **row):
        return self.control("POST", f"/rows/{table}", row)["row"]

    def rows(self, table):
        return self.control("GET", f"/rows/{table}")["rows"]

    def row(self, table, row_id):
        return self.control("GET", f"/rows/{table}/{row_id}")["row"]

    def update(self, table, row_id, **change):
        return self.control("PATCH", f"/rows/{table}/{row_id}", change)["row"]

    def pay(self, link_id, **payment):
        """A customer pays a link in full, in part (`amount` in paise) or unsuccessfully (`outcome="failed"`)."""
        return self.control("POST", f"/payment-links/{link_id}/payments", payment)

    def advance(self, **time):
        """Advances the clock (`days`, `hours` ...) and returns the scheduled events that ran, in order."""
        return self.control("POST", "/clock/advance", time)["happened"]

    def fault(self, operation, times=1, **fault):
        """For the next `times` calls of an operation, or all with None. A `sequence` ends by itself."""
        limit = {} if times is None or "sequence" in fault else {"times": times}
        return self.control("POST", "/faults", {"operation": operation, **limit, **fault})["fault"]

    def journal(self, match=None, **query):
        """Recorded calls, oldest first; `exactly=2` raises Refused with the nearest calls unless there are two.
        `match` selects by path, headers, query and body, like that of a fault."""
        chosen = {**query, **({"match": json.dumps(match)} if match else {})}
        return self.control("GET", "/journal", **chosen)["calls"]

    def end(self):
        try:
            self.control("DELETE", f"/sessions/{self.key}")
        except Refused as refused:
            # A session is created by its first call; without any call there is none to delete.
            if refused.status != 404:
                raise


def _send(method, url, body, headers):
    data = None if body is None else json.dumps(body).encode()
    typed = {"Content-Type": "application/json"} if data is not None else {}
    request = urllib.request.Request(url, data, {**headers, **typed}, method=method)
    try:
        with _opener(url).open(request) as response:
            return response.status, _content(response.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, _content(error.read())


def _opener(url):
    """Without the proxy of HTTP_PROXY for this machine, which a company's proxy cannot reach."""
    is_here = urllib.parse.urlsplit(url).hostname in ("localhost", "127.0.0.1", "::1")
    return urllib.request.build_opener(*([urllib.request.ProxyHandler({})] if is_here else []))


def _content(data):
    try:
        return json.loads(data) if data else None
    except ValueError:
        return data.decode(errors="replace")


try:
    import pytest
except ImportError:
    pass
else:

    @pytest.fixture(name="mock")
    def mock_session():
        with Mock() as session:
            yield session

import unittest

from kosha_mock import Mock, Refused

NOON = "2026-11-21T06:30:00Z"


class PythonClient(unittest.TestCase):
    def setUp(self):
        self.mock = self.enterContext(Mock())

    def test_a_link_is_paid_and_its_payment_refunded_once(self):
        self.mock.scenario("new-merchant", clock=NOON)
        link = self.mock.insert("payment-links", amount=499_900)
        payment = self.mock.pay(link["id"], method="card")["transaction"]
        asha = self.mock.sign_in("asha@tarang.example")
        refund = {"transactionId": payment["id"], "amount": 499_900}
        self.assertEqual(asha.call("POST", "/payments/refund", refund)[0], 200)
        self.assertEqual(asha.call("POST", "/payments/refund", refund)[0], 409)
        self.assertIn("refund-completes", [event["what"] for event in self.mock.advance(days=19)])
        self.assertEqual(self.mock.row("transactions", payment["id"])["refunds"][0]["status"], "processed")
        self.assertEqual([call["status"] for call in self.mock.journal(operation="refundTransaction")], [200, 409])

    def test_a_fault_strikes_once(self):
        self.mock.fault("getStats", status=503)
        asha = self.mock.sign_in("asha@tarang.example")
        self.assertEqual([asha.call("GET", "/payments/stats")[0] for _ in range(2)], [503, 200])

    def test_a_fault_without_limit_or_with_a_sequence_sends_no_times(self):
        asha = self.mock.sign_in("asha@tarang.example")
        statuses = lambda: [asha.call("GET", "/payments/stats")[0] for _ in range(3)]
        fault = self.mock.fault("getStats", times=None, status=503)
        self.assertNotIn("times", fault)
        self.assertEqual(statuses(), [503, 503, 503])
        self.mock.control("DELETE", f"/faults/{fault['id']}")
        self.mock.fault("getStats", sequence=[{"status": 503}, {}, {"status": 500}])
        self.assertEqual(statuses(), [503, 200, 500])

    def test_durations_are_recorded_on_request(self):
        self.mock.client().call("GET", "/health")
        self.assertIn("durationMs", self.mock.journal(durations=True)[0])
        self.assertNotIn("durationMs", self.mock.journal(durations=False)[0])

    def test_a_response_that_is_not_json_is_returned_as_text(self):
        page = {"text": "<h1>Bad gateway</h1>", "contentType": "text/html"}
        self.mock.fault("verifySession", status=502, **page)
        self.assertEqual(self.mock.client().call("GET", "/auth/verify"), (502, page["text"]))

    def test_a_session_without_calls_can_be_ended(self):
        with Mock():
            pass

    def test_calls_and_faults_are_selected_by_what_they_send(self):
        asha = self.mock.sign_in("asha@tarang.example")
        self.mock.fault("createPaymentLink", status=503, match={"body": {"amount": 700}})
        for amount, status in (49_900, 201), (700, 503):
            link = {"title": "Saree", "amount": amount}
            self.assertEqual(asha.call("POST", "/payments/create", link)[0], status)
        seven = {"body": {"amount": 700}}
        self.assertEqual([call["status"] for call in self.mock.journal(match=seven)], [503])
        with self.assertRaises(Refused) as caught:
            self.mock.journal(operation="createPaymentLink", match={"body": {"amount": 800}}, exactly=1)
        self.assertIn("body.amount", str(caught.exception))

    def test_two_clients_share_nothing(self):
        with Mock() as other:
            self.mock.scenario("new-merchant")
            other.scenario("new-merchant")
            self.mock.insert("payment-links", title="Mine")
            self.assertEqual(other.rows("payment-links"), [])

    def test_a_refused_control_call_raises_with_the_servers_words(self):
        with self.assertRaises(Refused) as caught:
            self.mock.row("transactions", "txn_none")
        self.assertEqual(caught.exception.status, 404)


if __name__ == "__main__":
    unittest.main()

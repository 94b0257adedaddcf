"""Bad input: no 5xx, no crash, no change, no stack trace."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bench.server.fuzz import fuzz
from bench.server.process import ServerProcess

pytestmark = pytest.mark.long  # real processes, again and again


async def test_bad_frames_and_requests_do_nothing(server: ServerProcess) -> None:
    found = await fuzz(server.address, frames=600, requests=600)
    assert found["wrong"] == []
    assert not found["changed"]
    assert found["troubles"] == []


@pytest.mark.long
async def test_a_hundred_thousand_bad_inputs_do_nothing(server: ServerProcess) -> None:
    found = await fuzz(server.address, frames=60_000, requests=40_000, seed=8)
    assert found["wrong"] == []
    assert not found["changed"]
    assert found["troubles"] == []


def test_every_operation_of_the_schema_answers_without_trouble(server: ServerProcess) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    operations = [operation.ok() for operation in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) >= 15

    for operation in operations:
        strategy = st.one_of(
            operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE),
            operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE),
        )

        @given(case=strategy)
        @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
        def answers(case: schemathesis.Case) -> None:
            answer = case.call()
            assert answer.status_code < 500, answer.text
            assert "Traceback" not in answer.text

        answers()
